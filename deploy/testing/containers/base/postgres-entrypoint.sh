#!/bin/bash
# What the official image does at its start, as far as ours relies on it: makes the cluster once, as the user it runs as,
# which needs no entry in /etc/passwd, and then runs /docker-entrypoint-initdb.d/*.sh against it, through the local socket.
set -euo pipefail
if [ "${1:-}" != postgres ]; then exec "$@"; fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGUSER=${POSTGRES_USER:-postgres}
  export PGDATABASE=${POSTGRES_DB:-$PGUSER}
  if ! getent passwd "$(id -u)" > /dev/null; then
    NSS_WRAPPER_PASSWD=$(mktemp)
    NSS_WRAPPER_GROUP=$(mktemp)
    LD_PRELOAD=$(find /usr/lib -name libnss_wrapper.so)
    echo "postgres:x:$(id -u):$(id -g):PostgreSQL:$PGDATA:/bin/false" > "$NSS_WRAPPER_PASSWD"
    echo "postgres:x:$(id -g):" > "$NSS_WRAPPER_GROUP"
    export LD_PRELOAD NSS_WRAPPER_PASSWD NSS_WRAPPER_GROUP
  fi
  initdb --username="$PGUSER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256
  printf '\nhost all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --silent --options="-c listen_addresses=''" start
  if [ "$PGDATABASE" != postgres ]; then createdb --maintenance-db=postgres "$PGDATABASE"; fi
  for file in /docker-entrypoint-initdb.d/*.sh; do
    if [ -e "$file" ]; then bash "$file"; fi
  done
  pg_ctl --wait --silent --mode=fast stop
  unset LD_PRELOAD NSS_WRAPPER_PASSWD NSS_WRAPPER_GROUP
fi
exec "$@" -c listen_addresses='*'
