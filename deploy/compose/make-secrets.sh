#!/bin/sh
# Makes the secrets of docker-compose.yml, each once: run it again, and only what is missing is made.
# The files can be read by every user, because Compose mounts them into containers whose users it does not map. The
# directory around them can be entered by its owner only.
set -eu
directory=${1:-$(dirname "$0")/secrets}
mkdir -p "$directory"
chmod 700 "$directory"
cd "$directory"

random() { openssl rand -hex "$1"; }

# make NAME VALUE
make() {
  if [ -s "$1" ]; then
    echo "$1: kept"
    return
  fi
  printf '%s\n' "$2" > "$1.part"
  chmod 444 "$1.part"
  mv "$1.part" "$1"
  echo "$1: made"
}

make postgres-password "$(random 24)"
make database-password "$(random 24)"
make database-app-password "$(random 24)"
# The role that owns the schema, and the one that serves.
make database-migrate-url "postgres://sala:$(cat database-password)@db:5432/sala"
make database-url "postgres://sala_app:$(cat database-app-password)@db:5432/sala"
make jwt-keys "k$(date -u +%Y%m%d):$(random 32)"
make first-admin-password "$(random 12)"
