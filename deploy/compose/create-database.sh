#!/bin/bash
# Run once by the image of PostgreSQL, when the volume is empty. `sala` owns its database and changes the schema; `sala_app`,
# with which the product serves, only uses what is in it. What `sala` makes later, also in a restore, it may use as well.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" \
  --set=app_password="$(cat /run/secrets/database-app-password)" <<'SQL'
CREATE ROLE sala LOGIN PASSWORD :'password';
CREATE ROLE sala_app LOGIN PASSWORD :'app_password';
CREATE DATABASE sala OWNER sala;
REVOKE CONNECT ON DATABASE sala FROM PUBLIC;
GRANT CONNECT ON DATABASE sala TO sala_app;
\connect sala
ALTER DEFAULT PRIVILEGES FOR ROLE sala GRANT USAGE ON SCHEMAS TO sala_app;
ALTER DEFAULT PRIVILEGES FOR ROLE sala GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sala_app;
ALTER DEFAULT PRIVILEGES FOR ROLE sala GRANT USAGE ON SEQUENCES TO sala_app;
ALTER DEFAULT PRIVILEGES FOR ROLE sala GRANT EXECUTE ON FUNCTIONS TO sala_app;
SQL
