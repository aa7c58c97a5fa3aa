/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { sampleAttachment, sampleQuote as sent } from '@/e2e/site/sample-quote';
import { checkCopy } from './database';
import { openStore, type ClaimedQuote, type QuoteStore } from './store';

const minute = 60_000;
const hour = 60 * minute;

let folder: string;
let file: string;
let url: string;
let store: QuoteStore;
/** How far the clock has run beyond the real one, ms. */
let aheadMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'data', 'quotes.db');
  url = `file:${file}`;
  store = openStore(url);
  aheadMs = 0;
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const { reference } = sent();
const claim = (each = reference, by = store) => by.claim(each, Date.now() + 7 * minute, hour);
const due = () => store.due(hour);
async function deliver(changes: Partial<ClaimedQuote>, until = Date.now()) {
  const claimed = await claim();
  return store.finish({ ...claimed!, ...changes }, until);
}

test('a transaction is synced to the disk before it is acknowledged', async () => {
  await store.add(sent());
  const client = createClient({ url });
  const pragma = async (name: string) =>
    Object.values((await client.execute(`PRAGMA ${name}`)).rows[0]!)[0];
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  for (const end of ['', '-wal']) expect(statSync(file + end).mode & 0o077).toBe(0);
  client.close();
});

test('a request is stored once, as it came first, and is there after a restart', async () => {
  const list = '1. 3 pieces  Titanium';
  const first = await store.add(sent(0, { list }));
  expect(first).toMatchObject({ ...sent(), at: first.at, list, state: 'waiting', posts: 0 });
  expect(await store.add({ ...sent(), token: 'another' })).toEqual(first);
  await store.close();
  expect(await openStore(url).find(reference)).toEqual(first);
  expect(await store.find('Q-NONE-AAAA-AAAA')).toBeNull();
});

test('of several processes one gets a request, and it is due for the others when that one has died', async () => {
  await store.add(sent());
  const others = Array.from({ length: 5 }, () => openStore(url));
  const claims = await Promise.all(others.map((other) => claim(reference, other)));
  expect(claims.filter(Boolean)).toMatchObject([{ state: 'claimed', uncertainPosts: 1 }]);
  expect([await due(), await claim()]).toEqual([[], null]);
  aheadMs += 7 * minute;
  expect(await due()).toEqual([reference]);
  expect(await claim()).toMatchObject({ uncertainPosts: 2 });
  await Promise.all(others.map((other) => other.close()));
});

test('what became of a delivery is stored, with the time of the next', async () => {
  await store.add(sent());
  const notes = { posts: 1, answer: '503', problems: { phone: 'A number.' }, alarm: true };
  expect(await deliver({ ...notes, state: 'waiting' }, Date.now() + minute)).toBe(true);
  expect(await store.find(reference)).toMatchObject({ ...notes, state: 'waiting' });
  expect(await due()).toEqual([]);
  aheadMs += minute;
  expect(await due()).toEqual([reference]);
  await deliver({ state: 'sent', deliveredAt: 5 });
  expect(await store.find(reference)).toMatchObject({ state: 'sent', deliveredAt: 5 });
  expect([await due(), await claim()]).toEqual([[], null]);
});

test('a delivery that lasted longer than its claim changes nothing, unless WordPress took the request', async () => {
  await store.add(sent());
  const slow = (await claim())!;
  aheadMs += 8 * minute;
  const quick = (await claim())!;
  expect(await store.finish({ ...slow, state: 'refused' }, 0)).toBe(false);
  expect(await store.finish({ ...slow, state: 'sent' }, 0)).toBe(true);
  expect(await store.finish({ ...quick, state: 'refused' }, 0)).toBe(false);
  expect(await store.find(reference)).toMatchObject({ state: 'sent' });
});

test('the requests that wait longest are due first, and a clock that was set back holds none up', async () => {
  const { at } = sent();
  for (const number of [2, 0, 1]) await store.add(sent(number, { at: at - 10 + number }));
  expect(await due()).toEqual([0, 1, 2].map((number) => sent(number).reference));
  aheadMs -= 24 * hour;
  expect(await due()).toHaveLength(3);
  expect(await claim()).not.toBeNull();
});

test('files are stored before their request, and come back byte for byte', async () => {
  const files = [600_000, 0, 262_144].map((size, i) => Buffer.alloc(size, `${i}drawing`));
  for (const [i, file] of files.entries()) writeFileSync(join(folder, String(i)), file);
  const attachments = files.map(({ length }) => ({ ...sampleAttachment, size: length }));
  const stored = await store.add({ ...sent(), attachments }, { folder, attachments });
  expect(stored.attachments).toEqual(attachments);
  for (const [i, file] of files.entries())
    expect((await buffer(store.fileParts(reference, i))).equals(file)).toBe(true);
});

test('of a deleted request nothing is left in the file', async () => {
  const attachments = [sampleAttachment];
  writeFileSync(join(folder, '0'), 'x'.repeat(5000) + 'BlueprintOfAda');
  await store.add(sent(1));
  const request = { ...sent().request, fullname: 'Augusta Ada' };
  await store.add({ ...sent(), request, attachments }, { folder, attachments });
  expect(await store.remove(reference)).toBe('waiting');
  expect(await store.remove(reference)).toBeNull();
  const files = readdirSync(join(folder, 'data')).map((name) => join(folder, 'data', name));
  const content = files.map((file) => readFileSync(file, 'latin1')).join('');
  expect(content).toContain(sent(1).reference);
  expect(content).not.toMatch(/Augusta|BlueprintOfAda/);
});

test('delivered requests are removed after their days, and files without a request after an hour', async () => {
  await store.add(sent());
  await deliver({ state: 'sent', deliveredAt: Date.now() });
  writeFileSync(join(folder, '0'), 'drawing');
  const attachments = [sampleAttachment];
  await store.add({ ...sent(1), attachments }, { folder, attachments });
  const bytes = async () => (await buffer(store.fileParts(sent(1).reference, 0))).length;
  aheadMs += 2 * hour;
  await store.removeDelivered(24 * hour);
  expect([await checkCopy(file), await bytes()]).toEqual([2, 7]);
  const client = createClient({ url });
  await client.execute("DELETE FROM requests WHERE reference LIKE 'Q-0001%'");
  client.close();
  aheadMs += 24 * hour;
  await store.removeDelivered(24 * hour);
  expect([await checkCopy(file), await bytes()]).toEqual([0, 0]);
});

test('a database that was removed is made again, and health sees to it', async () => {
  await store.add(sent());
  rmSync(join(folder, 'data'), { recursive: true });
  await store.probe();
  expect(await store.add(sent(1))).toMatchObject({ state: 'waiting' });
  expect(await checkCopy(file)).toBe(1);
});
