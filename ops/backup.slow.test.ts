/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { noNotes, type QuoteRecord } from '@/lib/quotes/quote-record';
import { openSpool } from '@/lib/quotes/spool';

const run = promisify(execFile);
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const record = (n: number): QuoteRecord => ({
  reference: `Q-AAAA-AAAA-AA${letters[Math.floor(n / 32)]!}${letters[n % 32]!}`,
  at: n,
  request: { fullname: `Ada ${n}`, companyname: 'E', email: 'a', phone: '1', message: 'm' },
  uncertainPosts: 0,
  ...noNotes,
});
const backUp = async (from: string) =>
  (await run('ops/backup-quotes', [from, join(folder, 'backups')])).stdout.trim();
const restore = (archive: string, to: string) =>
  spawnSync(join('ops', 'restore-quotes'), [archive, to], { encoding: 'utf8' });

test('after a loss of the folder every request is back in its place, with its notes', async () => {
  const from = join(folder, 'quotes');
  const spool = openSpool(from);
  for (let n = 0; n < 4; n += 1) await spool.add(record(n));
  for (const n of [1, 2, 3]) await spool.claim(record(n).reference);
  await spool.move({ ...record(2), posts: 1 }, 'claimed', 'sent');
  await spool.move({ ...record(3), answer: 'It refuses it.' }, 'claimed', 'refused');
  const seen = () =>
    Promise.all([0, 1, 2, 3].map((n) => openSpool(from).find(record(n).reference)));
  const before = await seen();
  expect(before.map((stored) => stored?.place)).toEqual(['waiting', 'claimed', 'sent', 'refused']);
  writeFileSync(join(from, 'sent', 'what a later version keeps'), 'too');

  const archive = await backUp(from);
  expect(statSync(archive).mode & 0o077).toBe(0);
  rmSync(from, { recursive: true });
  const { status, stdout } = restore(archive, from);
  expect([status, stdout]).toEqual([
    0,
    '4 quote requests are restored, 0 of them by the index alone.\n',
  ]);
  expect(await seen()).toEqual(before);
  expect(readdirSync(join(from, 'sent'))).toContain('what a later version keeps');
  expect(statSync(join(from, 'index', `${record(0).reference}.json`)).nlink).toBe(2);
  expect(await openSpool(from).add(record(0))).toMatchObject({ place: 'waiting' });
});

test('a copy that is made while requests come and are delivered loses none of them', async () => {
  const from = join(folder, 'quotes');
  const spool = openSpool(from);
  for (let n = 0; n < 60; n += 1) await spool.add(record(n));
  const copying = backUp(from);
  for (let n = 0; n < 60; n += 1) {
    const { reference } = record(n);
    const claimed = await spool.claim(reference);
    if (claimed) await spool.move(claimed, 'claimed', n % 2 ? 'sent' : 'waiting');
    await spool.add(record(60 + n));
  }
  const to = join(folder, 'restored');
  expect(restore(await copying, to).status).toBe(0);
  const restored = openSpool(to);
  for (let n = 0; n < 60; n += 1)
    expect(await restored.find(record(n).reference)).toMatchObject({
      record: { request: record(n).request },
    });
});

test('a request whose file moved past the copy waits again', async () => {
  const from = join(folder, 'quotes');
  await openSpool(from).add(record(7));
  rmSync(join(from, 'waiting', `${record(7).reference}.json`));
  const to = join(folder, 'restored');
  expect(restore(await backUp(from), to).stdout).toContain('1 of them by the index alone');
  expect(await openSpool(to).list('waiting')).toEqual([record(7).reference]);
});

test('nothing is restored over requests that are there', async () => {
  const from = join(folder, 'quotes');
  await openSpool(from).add(record(1));
  const { status, stderr } = restore(await backUp(from), from);
  expect([status, stderr]).toEqual([1, `${from} is not empty: move it away first.\n`]);
});
