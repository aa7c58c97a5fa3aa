/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuoteRecord } from './quote-record';
import { openSpool } from './spool';

let folder: string;
let wordpress: Server;
let deliverWaiting: typeof import('./worker').deliverWaiting;
let running = 0;
let most = 0;

beforeAll(async () => {
  wordpress = createServer((request, response) => {
    most = Math.max(most, (running += 1));
    request.resume().on('end', () =>
      setTimeout(() => {
        running -= 1;
        response.end('{"status":"mail_sent"}');
      }, 20),
    );
  });
  await new Promise<void>((resolve) => wordpress.listen(0, '127.0.0.1', resolve));
  process.env.WORDPRESS_URL = `http://127.0.0.1:${(wordpress.address() as AddressInfo).port}`;
  ({ deliverWaiting } = await import('./worker'));
});
afterAll(() => {
  wordpress.closeAllConnections();
  wordpress.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (number: number): QuoteRecord => ({
  reference: `Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
  at: 1,
  request: { fullname: 'Ada', companyname: 'E', email: 'a', phone: '1', message: 'm' },
  tries: 0,
  answer: null,
  problems: {},
});

test('one round delivers all that is due, a few at a time', async () => {
  const spool = openSpool(folder);
  for (let i = 0; i < 25; i += 1) await spool.hold(record(i));
  await spool.claim(record(24).reference);
  await spool.file(record(24), 'claimed', 'waiting', Date.now() + 60_000);
  await deliverWaiting(spool);
  expect(await spool.list('sent')).toHaveLength(24);
  expect(await spool.list('waiting')).toEqual([record(24).reference]);
  expect(most).toBe(4);
});

test('a damaged file is reported and stops no other', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const spool = openSpool(folder);
  for (let i = 0; i < 3; i += 1) await spool.hold(record(i));
  await writeFile(join(folder, 'waiting', `${record(0).reference}.json`), '{"fullname": "Ada');
  await deliverWaiting(spool);
  expect(await spool.list('sent')).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0])).toMatch(/Q-0000-AAAA-AAAA.json is damaged/);
});
