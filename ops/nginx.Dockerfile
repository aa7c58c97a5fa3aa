# nginx in front of the two instances of ops/compose.yaml: Debian's, with brotli, and ops/nginx.conf filled in.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-filter \
  && rm -rf /var/lib/apt/lists/* \
  && install -d /var/lib/nginx-hard-metals/servers
COPY ops/nginx.conf /tmp/nginx.conf
# Its logs are the container's.
RUN sed -e 's|{{folder}}/error.log|/dev/stderr|' -e 's|{{folder}}/access.log|/dev/stdout|' \
    -e 's|{{folder}}|/var/lib/nginx-hard-metals|g' -e 's|{{connections}}|128|' \
    -e 's|{{brotli}}|/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so|' \
    -e 's|{{instances}}|server 172.30.11.11:3000 max_fails=3 fail_timeout=2s; server 172.30.11.11:3000 max_fails=0 backup; server 172.30.11.12:3000 max_fails=3 fail_timeout=2s; server 172.30.11.12:3000 max_fails=0 backup;|' \
    -e 's|listen {{listen}} backlog=1024;|listen 443 ssl http2 backlog=1024; ssl_certificate /etc/tls/fullchain.pem; ssl_certificate_key /etc/tls/privkey.pem;|' \
    /tmp/nginx.conf > /etc/nginx/nginx.conf
CMD ["nginx", "-g", "daemon off;"]
