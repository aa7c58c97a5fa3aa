import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../machine/local-server';
import { startProgram } from '../machine/program';
import { temporaryFolder } from '../machine/temporary-folder';
import { builtSite } from '../site/build';
import { ensureNginx, startNginx } from '../site/nginx';
import { startInstance } from '../site/start-site';
import { median } from './median';

/*
 * Requests a second of a grade's page, in turns: from nginx's cache, of a file with the same bytes, and of the site without
 * nginx. npm run bench:throughput
 */
const path = '/inventory/titanium/grade/6al-4v/';
const rounds = 5;
const seconds = 4;

/** nginx with one file and nothing else. */
async function startFileServer(html: string) {
  const folder = temporaryFolder('file');
  chmodSync(folder, 0o755); // its workers are another user
  writeFileSync(join(folder, 'page.html'), html);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user www-data; pid ${folder}/pid; events {} http { access_log off; default_type text/html;
     server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const url = `http://127.0.0.1:${port}/page.html`;
  return { url, ...(await startProgram(ensureNginx().program, words, url)) };
}

await builtSite('sample');
const site = await startInstance();
const nginx = await startNginx([site.url], site.folder);
const html = await (await fetch(site.url + path)).text();
const file = await startFileServer(html);
const targets = { file: file.url, cache: nginx.url + path, site: site.url + path };
const rates: Record<string, number[]> = {};
for (let round = 0; round < rounds; round += 1)
  for (const [name, url] of Object.entries(targets)) {
    const { requests, errors, non2xx } = await autocannon({
      url,
      connections: 20,
      duration: seconds,
    });
    if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not 200.`);
    (rates[name] ??= []).push(requests.average);
  }
await file.stop();
await nginx.stop();
await site.stop();

const ofFile = median(rates.file!);
console.log(`Requests a second of ${path} (${Buffer.byteLength(html)} bytes), median of ${rounds}`);
for (const [name, list] of Object.entries(rates))
  console.log(
    `${name.padEnd(6)} ${median(list).toFixed(0).padStart(6)}  ${(median(list) / ofFile).toFixed(3)} of the file`,
  );
