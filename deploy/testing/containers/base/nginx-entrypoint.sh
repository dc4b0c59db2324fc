#!/bin/sh
# What the official image does at its start, as far as ours relies on it: sources /docker-entrypoint.d/*.envsh and fills
# in the variables of the templates.
set -eu
if [ -n "${NGINX_ENTRYPOINT_LOCAL_RESOLVERS:-}" ]; then
  NGINX_LOCAL_RESOLVERS=$(awk '$1 == "nameserver" { print ($2 ~ ":") ? "[" $2 "]" : $2 }' ORS=' ' /etc/resolv.conf)
  export NGINX_LOCAL_RESOLVERS
fi
for file in /docker-entrypoint.d/*.envsh; do
  if [ -x "$file" ]; then . "$file"; fi
done
output=${NGINX_ENVSUBST_OUTPUT_DIR:-/etc/nginx/conf.d}
defined=$(env | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/${\1}/p' | tr '\n' ' ')
cd /etc/nginx/templates
find . -name '*.template' | while read -r template; do
  target=$output/${template%.template}
  mkdir -p "$(dirname "$target")"
  envsubst "$defined" < "$template" > "$target"
done
cd /
exec "$@"
