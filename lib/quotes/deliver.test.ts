/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '@/lib/content/quotes';
import { deliver, waitAfter } from './deliver';
import { openSpool } from './spool';

let folder: string;
let log: jest.SpyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deliver-'));
  log = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => rm(folder, { recursive: true }));

const reference = 'Q-AAAA-AAAA-AAAA';
const request = {
  fullname: 'Ada Byron',
  companyname: 'Engines',
  email: 'ada@example.com',
  phone: '951',
  message: 'm',
};

async function holding() {
  const spool = openSpool(folder);
  await spool.hold({ reference, at: 1, request, tries: 0, answer: null, problems: {} });
  return spool;
}
const saying = (verdict: Verdict) => jest.fn(async () => verdict);

test('what WordPress takes is sent', async () => {
  const spool = await holding();
  const send = saying({ kind: 'sent' });
  expect(await deliver(spool, reference, send)).toMatchObject({ place: 'sent' });
  expect(send).toHaveBeenCalledWith(request);
  expect(await spool.list('sent')).toEqual([reference]);
});

test('what WordPress refuses is kept with its reasons', async () => {
  const spool = await holding();
  const problems = { phone: 'Please enter a telephone number.' };
  await deliver(
    spool,
    reference,
    saying({ kind: 'refused', because: "WordPress's form said validation_failed.", problems }),
  );
  expect(await spool.find(reference)).toMatchObject({
    place: 'refused',
    record: { problems, tries: 1, answer: "WordPress's form said validation_failed." },
  });
});

test('while WordPress is down it waits, and the log names nobody', async () => {
  const spool = await holding();
  await deliver(spool, reference, saying({ kind: 'later', because: '503 from …' }));
  expect(await spool.list('waiting', Date.now())).toEqual([]);
  expect(await spool.find(reference)).toMatchObject({ place: 'waiting', record: { tries: 1 } });
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).toMatch(/Q-AAAA-AAAA-AAAA.*503/);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|Engines|951/);
});

test('asked twice at once, it sends once', async () => {
  const spool = await holding();
  const send = saying({ kind: 'sent' });
  const both = await Promise.all([
    deliver(spool, reference, send),
    deliver(spool, reference, send),
  ]);
  expect(both.map((held) => held?.place)).toEqual(['sent', 'sent']);
  expect(await deliver(spool, reference, send)).toMatchObject({ place: 'sent' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('each wait is up to twice as long as the one before, and never more than five minutes', () => {
  for (const tries of [1, 2, 5, 9, 50, 5000]) {
    const longest = Math.min(1000 * 2 ** (tries - 1), 300_000);
    const waits = Array.from({ length: 200 }, () => waitAfter(tries));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
  }
});
