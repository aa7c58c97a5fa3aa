/** @jest-environment node */
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuoteRecord } from './quote-record';
import { openSpool } from './spool';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (reference = 'Q-AAAA-AAAA-AAAA'): QuoteRecord => ({
  reference,
  at: 1,
  request: { fullname: 'Ada', companyname: 'E', email: 'a', phone: '1', message: 'm' },
  tries: 0,
  answer: null,
  problems: {},
});
const reference = record().reference;
const everyone = () => false;

test('a request is held once, in a file only the owner may read', async () => {
  const spool = openSpool(folder);
  expect(await spool.hold(record())).toBeNull();
  expect(await spool.hold(record())).toEqual({ place: 'waiting', record: record() });
  expect(await readdir(join(folder, 'waiting'))).toEqual([`${reference}.json`]);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  expect((await stat(join(folder, 'waiting', `${reference}.json`))).mode & 0o777).toBe(0o600);
});

test('a hundred presses at the same moment, from two processes, make one request', async () => {
  const spools = [openSpool(folder), openSpool(folder)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => spools[i % 2]!.hold(record())),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await spools[0]!.list('waiting')).toEqual([reference]);
});

test('only one of two gets a request to deliver', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  const claims = await Promise.all([spool.claim(reference), openSpool(folder).claim(reference)]);
  expect(claims.filter(Boolean)).toEqual([record()]);
  expect(await spool.find(reference)).toEqual({ place: 'claimed', record: record() });
});

test('a request that was delivered is known, and never held again', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  await spool.claim(reference);
  await spool.file({ ...record(), tries: 1 }, 'claimed', 'sent');
  expect(await spool.hold(record())).toMatchObject({ place: 'sent', record: { tries: 1 } });
  expect(await spool.list('waiting')).toEqual([]);
});

test('a request that waits for its next try is not due before', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  await spool.claim(reference);
  await spool.file(record(), 'claimed', 'waiting', Date.now() + 60_000);
  expect(await spool.list('waiting', Date.now())).toEqual([]);
  expect(await spool.list('waiting', Date.now() + 61_000)).toEqual([reference]);
  expect(await spool.list('waiting')).toEqual([reference]);
});

test('what a dead process had claimed waits again; what a live one delivers is left alone', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  await spool.claim(reference);
  await spool.reclaim(60_000, everyone);
  expect(await spool.list('claimed')).toEqual([reference]);

  const longAgo = new Date(Date.now() - 120_000);
  await utimes(join(folder, 'claimed', `${reference}.json`), longAgo, longAgo);
  await spool.reclaim(60_000, (name) => name === reference);
  expect(await spool.list('claimed')).toEqual([reference]);
  await spool.reclaim(60_000, everyone);
  expect(await spool.list('waiting', Date.now())).toEqual([reference]);
});

test('delivered requests and unfinished drafts are forgotten in time', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  await spool.claim(reference);
  await spool.file(record(), 'claimed', 'sent', Date.now() - 5000);
  await spool.forget(10_000);
  expect(await spool.list('sent')).toEqual([reference]);
  await spool.forget(1000);
  expect(await spool.list('sent')).toEqual([]);

  const draft = join(folder, 'drafts', 'unfinished');
  await writeFile(draft, '{');
  await utimes(draft, 0, 0);
  await spool.reclaim(60_000, everyone);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('a damaged file is named, without a word of what it holds', async () => {
  const spool = openSpool(folder);
  await spool.hold(record());
  await writeFile(join(folder, 'waiting', `${reference}.json`), '{"request": {"fullname": "Ada');
  await expect(spool.find(reference)).rejects.toThrow(/Q-AAAA-AAAA-AAAA\.json is damaged/);
  await expect(spool.find(reference)).rejects.not.toThrow(/Ada/);
});

test('a folder that cannot be written holds nothing and says so', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(openSpool(join(folder, 'file')).hold(record())).rejects.toThrow('ENOTDIR');
});
