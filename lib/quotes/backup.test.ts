/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { backUp, restore } from './backup';
import type { SentQuote } from './quote-record';
import { openStore, type QuoteStore } from './store';

let folder: string;
let url: string;
let store: QuoteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  url = `file:${join(folder, 'data', 'quotes.db')}`;
  store = openStore(url);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const attachments = [{ name: 'a.pdf', type: 'application/pdf', size: 7, digest: 'd' }];
const sent = (number: number): SentQuote => ({
  reference: `Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
  at: number,
  request: { fullname: `Ada ${number}`, companyname: 'E', email: 'a', phone: '1', message: 'm' },
  list: '',
  csv: '',
  token: 'abcdefghijklmnopqrstuv',
  attachments: [],
});
const copies = () => readdirSync(join(folder, 'copies'));

test('after a loss of the database every request is back as it was, with its files', async () => {
  writeFileSync(join(folder, '0'), 'drawing');
  await store.add({ ...sent(0), attachments }, { folder, attachments });
  for (let number = 1; number < 4; number += 1) await store.add(sent(number));
  const claimed = await store.claim(sent(1).reference, Date.now() + 60_000, 60_000);
  await store.finish({ ...claimed!, state: 'refused', answer: 'It refuses it.' }, 0);
  const seen = (from: QuoteStore) =>
    Promise.all([0, 1, 2, 3].map((number) => from.find(sent(number).reference)));
  const before = await seen(store);

  const { path, count } = await backUp(store, join(folder, 'copies'));
  expect([count, statSync(path).mode & 0o077, copies().length]).toEqual([4, 0, 1]);
  await store.close();
  rmSync(join(folder, 'data'), { recursive: true });
  expect(await restore(path, url)).toBe(4);
  expect(statSync(join(folder, 'data', 'quotes.db')).mode & 0o077).toBe(0);
  expect(await seen(store)).toEqual(before);
  expect(await text(store.fileParts(sent(0).reference, 0))).toBe('drawing');
  expect(await store.add(sent(2))).toMatchObject({ state: 'waiting' });
});

test('a copy that is made while requests come and are delivered loses none of them', async () => {
  for (let number = 0; number < 60; number += 1) await store.add(sent(number));
  const other = openStore(url);
  const copying = backUp(other, join(folder, 'copies'));
  for (let number = 0; number < 60; number += 1) {
    const claimed = await store.claim(sent(number).reference, Date.now(), 60_000);
    await store.finish({ ...claimed!, state: 'sent' }, 0);
    await store.add(sent(60 + number));
  }
  const { path, count } = await copying;
  expect(count).toBeGreaterThanOrEqual(60);
  const copy = openStore(`file:${path}`);
  for (let number = 0; number < 60; number += 1)
    expect((await copy.find(sent(number).reference))?.request).toEqual(sent(number).request);
  await Promise.all([copy.close(), other.close()]);
});

test('the copies of three days stay', async () => {
  mkdirSync(join(folder, 'copies'));
  writeFileSync(join(folder, 'copies', 'something else'), '');
  const start = Date.UTC(2026, 10, 28);
  for (let hour = 0; hour < 74; hour += 1)
    await backUp(store, join(folder, 'copies'), new Date(start + hour * 3_600_000));
  expect(copies()).toHaveLength(73);
  expect(copies()[0]).toBe('quotes-2026-11-28T020000Z.db');
});

test('nothing is restored over requests that are there, nor from what is no copy', async () => {
  await store.add(sent(0));
  const { path } = await backUp(store, join(folder, 'copies'));
  await expect(restore(path, url)).rejects.toThrow(/quotes\.db is there: stop the site/);
  const elsewhere = `file:${join(folder, 'new', 'quotes.db')}`;
  await expect(restore(join(folder, 'none.db'), elsewhere)).rejects.toThrow('none.db is not there');
  writeFileSync(join(folder, 'text'), 'no database'.repeat(1000));
  await expect(restore(join(folder, 'text'), elsewhere)).rejects.toThrow(/not a database/);
  expect(await restore(path, elsewhere)).toBe(1);
});
