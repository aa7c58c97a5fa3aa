/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyStore, sampleAttachment, sampleQuote as sent } from '@/e2e/site/sample-quote';
import { backUp, restore } from './backup';
import { openStore, type QuoteStore } from './store';

const own = emptyStore();

const copies = () => readdirSync(join(own.folder, 'copies'));

test('after a loss of the database every request is back as it was, with its files', async () => {
  writeFileSync(join(own.folder, '0'), 'drawing');
  const attachments = [sampleAttachment];
  await own.store.add(sent(0, { attachments }), { folder: own.folder, attachments });
  for (let number = 1; number < 4; number += 1) await own.store.add(sent(number));
  const claimed = await own.store.claim(sent(1).reference, Date.now() + 60_000, 60_000);
  await own.store.finish({ ...claimed!, state: 'refused', answer: 'It refuses it.' }, 0);
  const seen = (from: QuoteStore) =>
    Promise.all([0, 1, 2, 3].map((number) => from.find(sent(number).reference)));
  const before = await seen(own.store);

  const { path, count } = await backUp(own.store, join(own.folder, 'copies'));
  expect([count, statSync(path).mode & 0o077, copies().length]).toEqual([4, 0, 1]);
  await own.store.close();
  rmSync(join(own.folder, 'data'), { recursive: true });
  expect(await restore(path, own.url)).toBe(4);
  expect(statSync(join(own.folder, 'data', 'quotes.db')).mode & 0o077).toBe(0);
  expect(await seen(own.store)).toEqual(before);
  expect(await text(own.store.fileParts(sent(0).reference, 0))).toBe('drawing');
  expect(await own.store.add(sent(2))).toMatchObject({ state: 'waiting' });
});

test('a copy that is made while requests come and are delivered loses none of them', async () => {
  for (let number = 0; number < 60; number += 1) await own.store.add(sent(number));
  const other = openStore(own.url);
  const copying = backUp(other, join(own.folder, 'copies'));
  for (let number = 0; number < 60; number += 1) {
    const claimed = await own.store.claim(sent(number).reference, Date.now(), 60_000);
    await own.store.finish({ ...claimed!, state: 'sent' }, 0);
    await own.store.add(sent(60 + number));
  }
  const { path, count } = await copying;
  expect(count).toBeGreaterThanOrEqual(60);
  const copy = openStore(`file:${path}`);
  for (let number = 0; number < 60; number += 1)
    expect((await copy.find(sent(number).reference))?.request).toEqual(sent(number).request);
  await Promise.all([copy.close(), other.close()]);
});

test('the copies of three days stay', async () => {
  mkdirSync(join(own.folder, 'copies'));
  writeFileSync(join(own.folder, 'copies', 'something else'), '');
  const start = Date.UTC(2026, 10, 28);
  for (let hour = 0; hour < 74; hour += 1)
    await backUp(own.store, join(own.folder, 'copies'), new Date(start + hour * 3_600_000));
  expect(copies()).toHaveLength(73);
  expect(copies()[0]).toBe('quotes-2026-11-28T020000Z.db');
});

test('nothing is restored over requests that are there, nor from what is no copy', async () => {
  await own.store.add(sent(0));
  const { path } = await backUp(own.store, join(own.folder, 'copies'));
  await expect(restore(path, own.url)).rejects.toThrow(/quotes\.db is there: stop the site/);
  const elsewhere = `file:${join(own.folder, 'new', 'quotes.db')}`;
  await expect(restore(join(own.folder, 'none.db'), elsewhere)).rejects.toThrow(
    'none.db is not there',
  );
  writeFileSync(join(own.folder, 'text'), 'no database'.repeat(1000));
  await expect(restore(join(own.folder, 'text'), elsewhere)).rejects.toThrow(/not a database/);
  expect(await restore(path, elsewhere)).toBe(1);
});
