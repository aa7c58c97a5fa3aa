import { existsSync } from 'node:fs';
import { apt } from './packages';

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
