/** @jest-environment node */
import { emptyStore, sampleAttachment, sampleQuote } from '@/e2e/site/sample-quote';
import type { Verdict } from './contact-form';
import { deliver, maxWaitMs, waitAfter, type FormClient } from './deliver';
import type { QuoteStore } from './store';

const own = emptyStore();
let log: jest.SpyInstance;
/** How far the clock has run beyond the real one, ms. */
let aheadMs = 0;
beforeEach(async () => {
  await own.store.add(sampleQuote());
  log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  aheadMs = 0;
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
});

const { reference, request } = sampleQuote();

const isDueIn = async (ms: number) => {
  aheadMs += ms;
  const due = await own.store.due(maxWaitMs);
  aheadMs -= ms;
  return due.length > 0;
};
const saying = (verdict: Verdict, answers = true) => ({
  send: jest.fn<Promise<Verdict>, Parameters<FormClient['send']>>(async () => verdict),
  answers: jest.fn(async () => answers),
});

test('what WordPress takes is sent, under its reference, once', async () => {
  const form = saying({ kind: 'sent' });
  const both = await Promise.all([1, 2].map(() => deliver(own.store, reference, form)));
  const taken = { state: 'sent', posts: 1, answer: 'mail_sent' };
  expect(both).toMatchObject([taken, taken]);
  expect(await deliver(own.store, reference, form)).toMatchObject({ state: 'sent' });
  expect(form.send.mock.calls).toEqual([[reference, request, []]]);
});

test('what WordPress refuses is kept with its reasons, and logged for the operator without its words', async () => {
  const refusal = { wordpressMessage: 'Ada, mend it.', problems: { phone: 'A number.' } };
  await deliver(
    own.store,
    reference,
    saying({ kind: 'refused', reason: 'It refuses.', ...refusal }),
  );
  const refused = { ...refusal, state: 'refused', posts: 1, answer: 'It refuses.', alarm: true };
  expect(await own.store.find(reference)).toMatchObject(refused);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/Q-0000.*needs the operator/)]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('Ada');
});

test('while WordPress is down it waits, and the log names no person', async () => {
  const down = saying({ kind: 'undelivered', reason: '503 from …', alarm: false });
  const waiting = { state: 'waiting', posts: 1, uncertainPosts: 0 };
  expect(await deliver(own.store, reference, down)).toMatchObject(waiting);
  // The shortest wait is half a second.
  expect([await isDueIn(400), await isDueIn(1000)]).toEqual([false, true]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/Q-0000-AAAA-AAAA.*503/)]]);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|Engines|951/);
});

describe('what WordPress may have', () => {
  const unknown: Verdict = {
    kind: 'unknown',
    reason: 'said mail_failed',
    wordpressMessage: 'Try later.',
    alarm: true,
  };

  test('is posted three times, five minutes apart, then left to the operator with WordPress’s answer', async () => {
    const form = saying(unknown);
    for (let posts = 1; posts < 3; posts += 1) {
      expect(await deliver(own.store, reference, form)).toMatchObject({
        state: 'waiting',
        uncertainPosts: posts,
        posts,
        alarm: true,
      });
      // An alarm at once, not after the third; one line, however many.
      expect(log.mock.calls).toEqual([[expect.stringMatching(/its mail fails: said mail_failed/)]]);
      expect([await isDueIn(299_000), await isDueIn(300_001)]).toEqual([false, true]);
      aheadMs += 300_001;
    }
    const left = { state: 'refused', posts: 3, wordpressMessage: 'Try later.', alarm: true };
    expect(await deliver(own.store, reference, form)).toMatchObject(left);
    expect(await deliver(own.store, reference, form)).toMatchObject(left);
    expect(form.send).toHaveBeenCalledTimes(3);
  });

  test('uses up no post while WordPress does not answer', async () => {
    await deliver(own.store, reference, saying(unknown));
    const away = saying(unknown, false);
    for (let round = 0; round < 5; round += 1) {
      aheadMs += 300_001;
      await deliver(own.store, reference, away);
    }
    expect(away.answers).toHaveBeenCalledTimes(5);
    expect(away.send).not.toHaveBeenCalled();
    expect(await own.store.find(reference)).toMatchObject({ state: 'waiting', uncertainPosts: 1 });
  });

  test('because its process died is posted again seven minutes later, three times in all', async () => {
    const form = saying(unknown);
    for (let death = 1; death <= 3; death += 1) {
      expect(await own.store.claim(reference, Date.now() + 430_000, maxWaitMs)).toMatchObject({
        uncertainPosts: death,
      });
      expect(await isDueIn(429_000)).toBe(false);
      aheadMs += 430_001;
    }
    expect(await deliver(own.store, reference, form)).toMatchObject({
      state: 'refused',
      alarm: true,
      answer: expect.stringContaining('cut off'),
    });
    expect(form.send).not.toHaveBeenCalled();
  });
});

test('a form that is gone is one line in the log, however many requests it has cost', async () => {
  const gone = saying({ kind: 'undelivered', reason: 'It answered 404.', alarm: true });
  for (let round = 0; round < 5; round += 1) {
    await deliver(own.store, reference, gone);
    aheadMs += 300_001;
  }
  expect(log.mock.calls).toEqual([[expect.stringContaining('It answered 404.')]]);
  expect(await own.store.find(reference)).toMatchObject({
    state: 'waiting',
    uncertainPosts: 0,
    posts: 5,
    alarm: true,
  });
});

const fails = () => Promise.reject(new Error('EIO'));

test('what cannot be claimed, or whose files cannot be read, is not posted and stays open', async () => {
  const form = saying({ kind: 'sent' });
  await expect(deliver({ ...own.store, claim: fails }, reference, form)).rejects.toThrow('EIO');
  expect(await own.store.find(reference)).toMatchObject({ state: 'waiting' });
  const attachments = [sampleAttachment];
  const claim: QuoteStore['claim'] = async (...how) => ({
    ...(await own.store.claim(...how))!,
    attachments,
  });
  // oxlint-disable-next-line require-yield -- it fails before its first piece
  const fileParts = async function* () {
    throw new Error('EIO');
  };
  await expect(deliver({ ...own.store, claim, fileParts }, reference, form)).rejects.toThrow('EIO');
  expect(await own.store.find(reference)).toMatchObject({ state: 'claimed' });
  expect(form.send).not.toHaveBeenCalled();
});

test('a posted request that could not be stored as such is posted again, minutes later', async () => {
  const form = saying({ kind: 'sent' });
  await expect(deliver({ ...own.store, finish: fails }, reference, form)).rejects.toThrow('EIO');
  expect([await isDueIn(429_000), await isDueIn(431_000)]).toEqual([false, true]);
  aheadMs += 431_000;
  expect(await deliver(own.store, reference, form)).toMatchObject({ state: 'sent' });
  expect(form.send).toHaveBeenCalledTimes(2);
});

test('each wait is up to twice as long as the one before, and never more than five minutes', () => {
  for (const posts of [1, 2, 5, 9, 50, 5000]) {
    const longest = Math.min(1000 * 2 ** (posts - 1), 300_000);
    const waits = Array.from({ length: 200 }, () => waitAfter(posts));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
  }
});
