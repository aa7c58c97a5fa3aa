# nginx in front of the two instances of ops/compose.yaml: Debian's, with brotli, and ops/nginx.conf.
FROM hard-metals AS site
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-filter \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && install -d /var/cache/nginx
COPY ops/nginx.conf /etc/nginx/conf.d/hard-metals.conf
COPY --from=site /srv/hard-metals/.next/server/app/unavailable.html /tmp/unavailable.html
RUN install -d /srv/hard-metals/current/.next \
  && perl -0pe 's{<script.*?</script>}{}gs; s{<link[^>]*as="script"[^>]*>}{}g' /tmp/unavailable.html > /srv/hard-metals/current/.next/unavailable.html \
  && sed -i -e 's|127.0.0.1:3001|172.30.11.11:3000|' -e 's|127.0.0.1:3002|172.30.11.12:3000|' \
    -e 's|/etc/letsencrypt/live/www.example.com|/etc/tls|' /etc/nginx/conf.d/hard-metals.conf
CMD ["nginx", "-g", "daemon off;"]
