import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../machine/free-port';
import { ensureNginx } from '../../machine/nginx';
import { runNginx, startNginx } from '../../site/nginx';
import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import { figure, type Goal, type Unit } from '../figure';
import { median, sum } from '../../figures/statistics';
import { gradePath } from '../templates';

const rounds = 5;
const seconds = 4;

/** A page behind the nginx of `npm run scale`, against a plain nginx that serves the same bytes from a file, in turns. */
export const measureFront: Measure = async (bench) => {
  const site = await bench.site();
  const page = await (await fetch(site.url + gradePath)).text();
  const front = await startNginx([site.url]);
  const plain = await servePlain(gzipSync(page, { level: 6 }));
  try {
    const addresses = [front.url + gradePath, plain.url] as const;
    for (const address of addresses) await drive(address, { seconds: 2 }); // warm
    const driven: (readonly [cached: Driven, file: Driven])[] = [];
    for (let round = 0; round < (bench.small ? 2 : rounds); round += 1)
      driven.push([await drive(addresses[0], { seconds }), await drive(addresses[1], { seconds })]);
    const middle = (
      name: string,
      unit: Unit,
      goal: Goal,
      of: (pair: (typeof driven)[number]) => number,
    ) => figure('front', name, median(driven.map(of)), unit, goal);
    const speed = { moreIsBetter: true };
    const errors = sum(driven.flat().map((each) => each.errors));
    return [
      middle(
        'cached page, of the file’s speed',
        'ratio',
        { atLeast: 0.8 },
        ([cached, file]) => cached.perSecond / file.perSecond,
      ),
      middle('cached page, p99', 'ms', { atMost: 50 }, ([cached]) => cached.p99),
      middle('cached page', 'requests/s', speed, ([cached]) => cached.perSecond),
      middle('file', 'requests/s', speed, ([, file]) => file.perSecond),
      figure('front', 'errors', errors, 'requests', { atMost: 0 }),
    ];
  } finally {
    await plain.stop();
    await front.stop();
  }
};

/** nginx with nothing but a compressed file: as fast as it can be. */
async function servePlain(body: Buffer) {
  const { program } = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'plain-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'index.html'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / { root ${folder}; default_type text/html; add_header Content-Encoding gzip; }
  }
}
`,
  );
  const url = `http://127.0.0.1:${port}/`;
  return { url, ...(await runNginx(program, folder, url)) };
}
