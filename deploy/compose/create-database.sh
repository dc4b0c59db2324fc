#!/bin/bash
# Run once by the image of PostgreSQL, when the volume is empty. The role of the product owns its database and has no
# other rights.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" <<'SQL'
CREATE ROLE sala LOGIN PASSWORD :'password';
CREATE DATABASE sala OWNER sala;
REVOKE CONNECT ON DATABASE sala FROM PUBLIC;
SQL
