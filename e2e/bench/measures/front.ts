import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../machine/free-port';
import { ensureNginx } from '../../machine/nginx';
import { startNginx } from '../../scale/nginx';
import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import { median, sum } from '../statistics';
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
    const middle = (of: (pair: (typeof driven)[number]) => number) => median(driven.map(of));
    return [
      {
        row: 'front',
        name: 'cached page, of the file’s speed',
        value: middle(([cached, file]) => cached.perSecond / file.perSecond),
        unit: 'ratio',
        atLeast: 0.8,
      },
      {
        row: 'front',
        name: 'cached page, p99',
        value: middle(([cached]) => cached.p99),
        unit: 'ms',
        atMost: 50,
      },
      {
        row: 'front',
        name: 'cached page',
        value: middle(([cached]) => cached.perSecond),
        unit: 'requests/s',
        moreIsBetter: true,
      },
      {
        row: 'front',
        name: 'file',
        value: middle(([, file]) => file.perSecond),
        unit: 'requests/s',
        moreIsBetter: true,
      },
      {
        row: 'front',
        name: 'errors',
        value: sum(driven.flat().map(({ errors }) => errors)),
        unit: 'requests',
        atMost: 0,
      },
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
  const server = spawn(
    program,
    [
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}/`;
  const answers = () =>
    fetch(url)
      .then((response) => response.ok)
      .catch(() => false); // not yet
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100)
      throw new Error(`The plain nginx did not start: ${folder}/error.log says why.`);
    await pause(50);
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
