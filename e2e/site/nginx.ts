import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../machine/local-server';
import { apt } from '../machine/packages';
import { startProgram } from '../machine/program';
import { temporaryFolder } from '../machine/temporary-folder';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Debian's nginx and, where it can be had, its brotli; installed as root where missing. Throws a sentence. */
export function ensureNginx(): { program: string; brotli: string | null } {
  const missing = [
    ...(existsSync(program) ? [] : ['nginx-light']),
    ...(existsSync(brotli) ? [] : ['libnginx-mod-http-brotli-filter']),
  ];
  if (missing.length > 0) apt(...missing);
  if (!existsSync(program))
    throw new Error(
      `${program} is missing: apt-get install nginx libnginx-mod-http-brotli-filter.`,
    );
  return { program, brotli: existsSync(brotli) ? brotli : null };
}

/**
 * Debian's nginx with `ops/nginx.conf`, on a free port of 127.0.0.1 without TLS, in front of the instances of the site at
 * these addresses. `release` is the folder of the site's release.
 */
export async function startNginx(instances: readonly string[], release: string) {
  const { program, brotli } = ensureNginx();
  const folder = temporaryFolder('nginx');
  for (const read of [folder, release]) chmodSync(read, 0o755); // its workers are another user
  mkdirSync(join(folder, 'cache'));
  const [port, redirecting] = [await freePort(), await freePort()];
  const servers = instances.map(
    (url) => `  server ${new URL(url).host} max_fails=3 fail_timeout=2s;\n`,
  );
  const site = readFileSync('ops/nginx.conf', 'utf8')
    .replace(/^.*brotli(?! *\n?#).*\n/gm, (line) => (brotli || line.startsWith('#') ? line : ''))
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${redirecting};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/(?: {2}server 127\.0\.0\.1:300\d.*\n)+/, servers.join(''))
    .replaceAll('/var/cache/nginx/hard-metals', join(folder, 'cache'))
    .replaceAll('/run/hard-metals-compress.sock', join(folder, 'compress.sock'))
    .replaceAll('/srv/hard-metals/current', release)
    .replaceAll('server_name www.example.com', 'server_name localhost');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${brotli ? `load_module ${brotli};\n` : ''}${around(folder, site)}`);
  const url = `http://127.0.0.1:${port}`;
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const check = spawnSync(program, [...words, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx -t refuses ${file}:\n${check.stderr}`);
  const server = await startProgram(program, [...words, '-g', 'daemon off;'], `${url}/icon.svg`);
  return {
    url,
    /** The files of its cached copies. */
    kept: () =>
      readdirSync(join(folder, 'cache'), { recursive: true, encoding: 'utf8' }).filter((each) =>
        /[0-9a-f]{32}$/.test(each),
      ),
    stop: () => server.stop(),
  };
}

/** What Debian's own `nginx.conf` has around the files of `conf.d`. */
const around = (folder: string, site: string) => `user www-data;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/parts;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
${site}
}
`;
