#!/usr/bin/env bash
# Backs up one database, and deletes old backups. Needs the programs of PostgreSQL, not older than the server.
#
#   DATABASE_URL or DATABASE_URL_FILE  what to back up; straight to the primary, not through PgBouncer
#   BACKUP_DIR                         where backups are kept, default /backups
#   BACKUP_KEEP                        the newest so many are always kept, default 14
#   BACKUP_KEEP_DAYS                   older ones are deleted after so many days, default 30
#
# A backup is NAME.dump with its checksum in NAME.dump.sha256. It appears only when it is whole.
set -euo pipefail
umask 077

fail() {
  echo "backup: $1" >&2
  exit 1
}
check_number() {
  if [[ ! $2 =~ ^[1-9][0-9]{0,4}$ ]]; then fail "$1 is \"$2\", must be a whole number from 1 to 99999."; fi
}

directory=${BACKUP_DIR:-/backups}
keep=${BACKUP_KEEP:-14}
keep_days=${BACKUP_KEEP_DAYS:-30}
check_number BACKUP_KEEP "$keep"
check_number BACKUP_KEEP_DAYS "$keep_days"
if [ -z "${DATABASE_URL:-}" ]; then
  if [ -z "${DATABASE_URL_FILE:-}" ]; then fail 'DATABASE_URL or DATABASE_URL_FILE must be set.'; fi
  DATABASE_URL=$(cat "$DATABASE_URL_FILE") || fail "DATABASE_URL_FILE: $DATABASE_URL_FILE cannot be read."
fi
if [ ! -d "$directory" ]; then fail "$directory does not exist; mount a volume there."; fi
if [ ! -w "$directory" ]; then fail "$directory cannot be written by user $(id -u); change its owner."; fi
cd "$directory"

name=sala-$(date -u +%Y%m%dT%H%M%SZ).dump
part=$name.part
trap 'rm -f "$part" "$part.sha256"' EXIT
if [ -e "$name" ]; then fail "$name exists already; wait a second."; fi

# One snapshot of the whole database; others may write meanwhile.
# The key by which people are counted today is kept nowhere else, and thrown away when the day is over.
pg_dump --dbname="$DATABASE_URL" --format=custom --no-owner --no-privileges --exclude-table-data=visitor_salt \
  --file="$part" ||
  fail 'pg_dump failed, for the reason above. No backup was made, and none was deleted.'
pg_restore --list "$part" > /dev/null || fail 'the new backup cannot be read back. It is deleted.'
checksum=$(sha256sum < "$part")
printf '%s  %s\n' "${checksum%% *}" "$name" > "$part.sha256"
sync "$part" "$part.sha256"
# The checksum first: a backup that can be seen has one.
mv "$part.sha256" "$name.sha256"
mv "$part" "$name"
bytes=$(stat --format=%s "$name")
# Before the old ones are deleted: that is how much there is while the next one is written.
free=$(df --output=avail --block-size=1 . | tail -n 1)
echo "backup: $directory/$name, $bytes bytes, SHA-256 ${checksum%% *}"

# So that the product, which does not see this directory, knows its age and the room. An older schema has no such table or column.
psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
  --set=name="$name" --set=bytes="$bytes" --set=free="$free" << 'SQL' ||
SELECT to_regclass('backup_run') IS NOT NULL AS is_there, EXISTS (
  SELECT FROM pg_attribute WHERE attrelid = to_regclass('backup_run') AND attname = 'free_bytes') AS tells_room \gset
\if :is_there
DELETE FROM backup_run WHERE made_at < now() - interval '1 year';
INSERT INTO backup_run (name, made_at, bytes)
  SELECT :'name', split_part(split_part(:'name', '-', 2), '.', 1)::timestamptz, :bytes
  ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes;
\endif
\if :tells_room
UPDATE backup_run SET free_bytes = :free WHERE name = :'name';
\endif
SQL
  echo 'backup: the database was not told of it; the backup is whole all the same.' >&2

if ((free < 2 * bytes)); then
  echo "backup: $free bytes are left in $directory, less than two more backups: make the volume larger, or keep fewer." >&2
fi

# What a killed run left, then the old backups. The names sort by time.
find . -maxdepth 1 -name 'sala-*.part*' -mmin +1440 -delete
mapfile -t backups < <(find . -maxdepth 1 -name 'sala-*.dump' -printf '%f\n' | sort --reverse)
for old in "${backups[@]:$keep}"; do
  if [ -n "$(find "$old" -mtime "+$((keep_days - 1))")" ]; then
    rm -f "$old" "$old.sha256"
    echo "backup: deleted $old"
  fi
done
