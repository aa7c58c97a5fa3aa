/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'adopt-'));

/** Runs the command against a server with these responses; `said` is all that it prints. */
async function adopt(answer: RequestListener, ...options: string[]) {
  const methods = new Set<string>();
  const server = createServer((request, response) => {
    methods.add(request.method ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'ops/adopt.ts', `http://127.0.0.1:${port}`, ...options],
      { env: { ...process.env, NODE_ENV: 'production', WORDPRESS_TIMEOUT_MS: '2000' } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
  server.closeAllConnections();
  server.close();
  expect([...methods].filter((method) => !['GET', 'HEAD'].includes(method))).toEqual([]);
  return result;
}

const json = (value: unknown) => JSON.stringify(value);
/** A WordPress of a name, with nothing in it. */
const empty =
  (name: string): RequestListener =>
  ({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('link', '</wp-json/>; rel="https://api.w.org/"');
    if (url.startsWith('/wp-json/?')) return response.end(json({ name, namespaces: ['wp/v2'] }));
    if (/types/.test(url)) return response.end(json({}));
    response.statusCode = 404;
    return response.end(json({ code: 'rest_no_route' }));
  };

test('a WordPress that leads to another host is a sentence and exit code 1', async () => {
  const { code, said } = await adopt((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  );
  expect(code).toBe(1);
  expect(said).toContain('redirects to http://127.0.0.1:9, which is not the configured WordPress');
  expect(said).not.toMatch(/\n\s+at .+:\d+:\d+/);
});

test('what WordPress is called does not speak to the terminal, and a file that exists stays', async () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'mine');
  const name = '\u001b[2J\u009b31m\u202ecms\r\nforged';
  const { code, said } = await adopt(empty(name), '--env', file);
  expect(code).toBe(1);
  expect(said).toContain(
    '"\\u001b[2J\\u009b31m\\u202ecms\\u000d\\u000aforged" answers at /wp-json/.',
  );
  for (const raw of ['\u001b', '\u009b', '\u202e', '\r']) expect(said).not.toContain(raw);
  expect(said).toContain(`${file} exists: --force overwrites it.`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
