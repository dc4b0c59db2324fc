#!/usr/bin/env bash
# Restores a backup of backup.sh into a database: `restore.sh [--replace] [NAME.dump | latest]`.
#
#   DATABASE_URL or DATABASE_URL_FILE  the database, as the role that owns it; straight to the primary
#   BACKUP_DIR                         where backups are kept, default /backups
#
# The database must be empty. With --replace, everything in it is deleted first. All of it is one transaction: if
# something fails, the database is as it was.
set -euo pipefail

fail() {
  echo "restore: $1" >&2
  exit 1
}
ask() { psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"; }

# The role may have limits for requests, of a few seconds. What is done here takes as long as it takes.
export PGOPTIONS="${PGOPTIONS:-} -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0"

directory=${BACKUP_DIR:-/backups}
replace=no
name=latest
for argument in "$@"; do
  case $argument in
    --replace) replace=yes ;;
    -*) fail "$argument: there is no such option. Usage: restore.sh [--replace] [NAME.dump | latest]" ;;
    *) name=$argument ;;
  esac
done
if [ -z "${DATABASE_URL:-}" ]; then
  if [ -z "${DATABASE_URL_FILE:-}" ]; then fail 'DATABASE_URL or DATABASE_URL_FILE must be set.'; fi
  DATABASE_URL=$(cat "$DATABASE_URL_FILE") || fail "DATABASE_URL_FILE: $DATABASE_URL_FILE cannot be read."
fi
cd "$directory" || fail "$directory does not exist; mount the volume with the backups there."
if [ "$name" = latest ]; then
  name=$(find . -maxdepth 1 -name 'sala-*.dump' -printf '%f\n' | sort | tail -n 1)
  if [ -z "$name" ]; then fail "there is no backup in $directory."; fi
fi
if [ ! -f "$name" ]; then
  fail "there is no $name in $directory. There are: $(find . -maxdepth 1 -name 'sala-*.dump' -printf '%f ' | tr ' ' '\n' | sort | tr '\n' ' ')"
fi
if [ ! -f "$name.sha256" ]; then fail "$name has no checksum beside it ($name.sha256). Use another backup."; fi
sha256sum --check --status "$name.sha256" ||
  fail "$name is damaged: its checksum is not that of $name.sha256. Use another backup."

others=$(ask "SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'") ||
  fail 'the database cannot be reached, for the reason above.'
if [ "$others" != 0 ]; then
  fail "$others other sessions use the database. Stop the BFF and its jobs first, then try again."
fi
tables=$(ask "SELECT count(*) FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind IN ('r', 'p') AND nspname NOT IN ('pg_catalog', 'information_schema') AND nspname NOT LIKE 'pg\_toast%'")
if [ "$tables" != 0 ] && [ "$replace" = no ]; then
  fail "the database is not empty ($tables tables). Give an empty one, or --replace to delete all that is in it."
fi

# COMMIT is sent only when the whole backup has been read; without it, psql ends and nothing has happened.
{
  echo 'BEGIN;'
  if [ "$replace" = yes ]; then
    echo 'SET LOCAL client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
  fi
  pg_restore --no-owner --no-privileges --file=- "$name" && echo 'COMMIT;'
} | psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --output=/dev/null ||
  fail "$name was not restored, for the reason above. The database is as it was."
# Without the warnings for tables of the server, which the role may not analyse. Everything is restored by now, so a failure
# is told and is no failure of the restore: the server analyses by itself, a bit later.
PGOPTIONS="$PGOPTIONS -c client_min_messages=error" ask 'ANALYZE' ||
  echo 'restore: the statistics are not made yet, for the reason above. Queries may be slow until ANALYZE has run.' >&2
echo "restore: $name is restored. Now run the migrations of the version that you will start, then start the BFF."
