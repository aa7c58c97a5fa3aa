/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pastedAgain } from './quote-line';
import { noNotes } from './quote-record';
import { quoteStatus } from './quote-status';
import { openSpool } from './spool';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'status-'));
});
afterEach(() => rm(folder, { recursive: true }));

const reference = 'Q-AAAA-AAAA-AAAA';
const token = 'abcdefghijklmnopqrstuv';
const record = {
  reference,
  token,
  at: 1000,
  request: { fullname: 'Ada', companyname: 'E', email: 'a@b', phone: '1', message: 'call me' },
  list: '1. 3 pieces  Titanium',
  uncertainPosts: 0,
  ...noNotes,
};

test('shows what became of a request, and neither name nor message', async () => {
  const spool = openSpool(folder);
  await spool.add(record);
  const status = () => quoteStatus(spool, reference, token);
  expect(await status()).toEqual({
    reference,
    receivedAt: 1000,
    state: 'waiting',
    deliveredAt: null,
    list: '1. 3 pieces  Titanium',
    files: [],
  });
  await spool.claim(reference);
  await spool.move({ ...record, deliveredAt: 2000 }, 'claimed', 'sent');
  expect(await status()).toMatchObject({ state: 'delivered', deliveredAt: 2000 });
});

test('says nothing without the right token', async () => {
  const spool = openSpool(folder);
  await spool.add(record);
  await spool.add({ ...record, reference: 'Q-BBBB-AAAA-AAAA', token: undefined });
  for (const [of, by] of [
    [reference, `${token.slice(0, -1)}w`],
    [reference, ''],
    [reference, 'Ø'],
    ['Q-BBBB-AAAA-AAAA', ''],
    ['Q-NONE-AAAA-AAAA', token],
    ['../../etc/passwd', token],
  ] as const)
    expect(await quoteStatus(spool, of, by)).toBeNull();
});

test('a request is repeated in the buyer’s own words where there are any', () => {
  const list = `1.  3 pieces  Titanium 6AL-4V, round bar
    diameter 2.5 in
    Pasted: 3 pcs AMS 4928 2.5" rd
2.          Nickel 718; quantity 4 ft
10. Alloy steel 4340, plate`;
  expect(pastedAgain(list)).toBe(
    '3 pcs AMS 4928 2.5" rd\nNickel 718; quantity 4 ft\nAlloy steel 4340, plate',
  );
});
