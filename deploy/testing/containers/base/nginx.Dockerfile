# Stands in for nginxinc/nginx-unprivileged where no registry of images can be reached: the same user, directories and
# templates. The nginx of Debian's stable release is older, so this one package comes from its testing release, also where
# the mirror has not been updated for a while.
FROM debian:trixie-slim
ARG SUITE=forky
RUN groupadd --gid 101 nginx \
 && useradd --uid 101 --gid nginx --no-create-home --home-dir /var/cache/nginx --shell /bin/false nginx \
 && sed 's/ trixie / '"$SUITE"' /' /etc/apt/sources.list > /etc/apt/sources.list.d/nginx.list \
 && printf 'Package: *\nPin: release n=%s\nPin-Priority: 100\n' "$SUITE" > /etc/apt/preferences.d/nginx \
 && apt-get update --option Acquire::Check-Valid-Until=false \
 && apt-get install --yes --no-install-recommends curl gettext-base "nginx/$SUITE" "nginx-common/$SUITE" \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-* /etc/nginx/modules-enabled/* /var/log/nginx/* \
 && mkdir -p /docker-entrypoint.d /etc/nginx/templates /var/cache/nginx \
 && chown -R nginx:nginx /var/cache/nginx /etc/nginx/conf.d
COPY nginx-entrypoint.sh /docker-entrypoint.sh
EXPOSE 8080
STOPSIGNAL SIGQUIT
USER 101
ENTRYPOINT ["/docker-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
