/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { emptyStore, sampleAttachment, sampleQuote as sent } from '@/e2e/site/sample-quote';
import { checkCopy } from './database';
import { openStore, type ClaimedQuote } from './store';

const minute = 60_000;
const hour = 60 * minute;

const own = emptyStore();
/** How far the clock has run beyond the real one, ms. */
let aheadMs = 0;
beforeEach(() => {
  aheadMs = 0;
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
});

const { reference } = sent();
const claim = (each = reference, by = own.store) => by.claim(each, Date.now() + 7 * minute, hour);
const due = () => own.store.due(hour);
async function deliver(changes: Partial<ClaimedQuote>, until = Date.now()) {
  const claimed = await claim();
  return own.store.finish({ ...claimed!, ...changes }, until);
}

test('a transaction is synced to the disk before it is acknowledged', async () => {
  await own.store.add(sent());
  const client = createClient({ url: own.url });
  const pragma = async (name: string) =>
    Object.values((await client.execute(`PRAGMA ${name}`)).rows[0]!)[0];
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  for (const end of ['', '-wal']) expect(statSync(own.file + end).mode & 0o077).toBe(0);
  client.close();
});

test('a request is stored once, as it came first, and is there after a restart', async () => {
  const list = '1. 3 pieces  Titanium';
  const first = await own.store.add(sent(0, { list }));
  expect(first).toMatchObject({ ...sent(), at: first.at, list, state: 'waiting', posts: 0 });
  expect(await own.store.add({ ...sent(), token: 'another' })).toEqual(first);
  await own.store.close();
  expect(await openStore(own.url).find(reference)).toEqual(first);
  expect(await own.store.find('Q-NONE-AAAA-AAAA')).toBeNull();
});

test('of several processes one gets a request, and it is due for the others when that one has died', async () => {
  await own.store.add(sent());
  const others = Array.from({ length: 5 }, () => openStore(own.url));
  const claims = await Promise.all(others.map((other) => claim(reference, other)));
  expect(claims.filter(Boolean)).toMatchObject([{ state: 'claimed', uncertainPosts: 1 }]);
  expect([await due(), await claim()]).toEqual([[], null]);
  aheadMs += 7 * minute;
  expect(await due()).toEqual([reference]);
  expect(await claim()).toMatchObject({ uncertainPosts: 2 });
  await Promise.all(others.map((other) => other.close()));
});

test('what became of a delivery is stored, with the time of the next', async () => {
  await own.store.add(sent());
  const notes = { posts: 1, answer: '503', problems: { phone: 'A number.' }, alarm: true };
  expect(await deliver({ ...notes, state: 'waiting' }, Date.now() + minute)).toBe(true);
  expect(await own.store.find(reference)).toMatchObject({ ...notes, state: 'waiting' });
  expect(await due()).toEqual([]);
  aheadMs += minute;
  expect(await due()).toEqual([reference]);
  await deliver({ state: 'sent', deliveredAt: 5 });
  expect(await own.store.find(reference)).toMatchObject({ state: 'sent', deliveredAt: 5 });
  expect([await due(), await claim()]).toEqual([[], null]);
});

test('a delivery that lasted longer than its claim changes nothing, unless WordPress took the request', async () => {
  await own.store.add(sent());
  const slow = (await claim())!;
  aheadMs += 8 * minute;
  const quick = (await claim())!;
  expect(await own.store.finish({ ...slow, state: 'refused' }, 0)).toBe(false);
  expect(await own.store.finish({ ...slow, state: 'sent' }, 0)).toBe(true);
  expect(await own.store.finish({ ...quick, state: 'refused' }, 0)).toBe(false);
  expect(await own.store.find(reference)).toMatchObject({ state: 'sent' });
});

test('the requests that wait longest are due first, and a clock that was set back holds none up', async () => {
  const { at } = sent();
  for (const number of [2, 0, 1]) await own.store.add(sent(number, { at: at - 10 + number }));
  expect(await due()).toEqual([0, 1, 2].map((number) => sent(number).reference));
  aheadMs -= 24 * hour;
  expect(await due()).toHaveLength(3);
  expect(await claim()).not.toBeNull();
});

test('files are stored before their request, and come back byte for byte', async () => {
  const files = [600_000, 0, 262_144].map((size, i) => Buffer.alloc(size, `${i}drawing`));
  for (const [i, file] of files.entries()) writeFileSync(join(own.folder, String(i)), file);
  const attachments = files.map(({ length }) => ({ ...sampleAttachment, size: length }));
  const stored = await own.store.add(
    { ...sent(), attachments },
    { folder: own.folder, attachments },
  );
  expect(stored.attachments).toEqual(attachments);
  for (const [i, file] of files.entries())
    expect((await buffer(own.store.fileParts(reference, i))).equals(file)).toBe(true);
});

test('of a deleted request nothing is left in the file', async () => {
  const attachments = [sampleAttachment];
  writeFileSync(join(own.folder, '0'), 'x'.repeat(5000) + 'BlueprintOfAda');
  await own.store.add(sent(1));
  const request = { ...sent().request, fullname: 'Augusta Ada' };
  await own.store.add({ ...sent(), request, attachments }, { folder: own.folder, attachments });
  expect(await own.store.remove(reference)).toBe('waiting');
  expect(await own.store.remove(reference)).toBeNull();
  const files = readdirSync(join(own.folder, 'data')).map((name) => join(own.folder, 'data', name));
  const content = files.map((file) => readFileSync(file, 'latin1')).join('');
  expect(content).toContain(sent(1).reference);
  expect(content).not.toMatch(/Augusta|BlueprintOfAda/);
});

test('delivered requests are removed after their days, and files without a request after an hour', async () => {
  await own.store.add(sent());
  await deliver({ state: 'sent', deliveredAt: Date.now() });
  writeFileSync(join(own.folder, '0'), 'drawing');
  const attachments = [sampleAttachment];
  await own.store.add({ ...sent(1), attachments }, { folder: own.folder, attachments });
  const bytes = async () => (await buffer(own.store.fileParts(sent(1).reference, 0))).length;
  aheadMs += 2 * hour;
  await own.store.removeDelivered(24 * hour);
  expect([await checkCopy(own.file), await bytes()]).toEqual([2, 7]);
  const client = createClient({ url: own.url });
  await client.execute("DELETE FROM requests WHERE reference LIKE 'Q-0001%'");
  client.close();
  aheadMs += 24 * hour;
  await own.store.removeDelivered(24 * hour);
  expect([await checkCopy(own.file), await bytes()]).toEqual([0, 0]);
});

test('a database that was removed is made again, and health sees to it', async () => {
  await own.store.add(sent());
  rmSync(join(own.folder, 'data'), { recursive: true });
  await own.store.probe();
  expect(await own.store.add(sent(1))).toMatchObject({ state: 'waiting' });
  expect(await checkCopy(own.file)).toBe(1);
});
