/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from './contact-form';
import { deliver, isInProgress, retryMoves, waitAfter, type FormClient } from './deliver';
import { noNotes } from './quote-record';
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
  await spool.add({ reference, at: 1, request, uncertainPosts: 0, ...noNotes });
  return spool;
}
const saying = (verdict: Verdict, answers = true) => ({
  send: jest.fn<Promise<Verdict>, Parameters<FormClient['send']>>(async () => verdict),
  answers: jest.fn(async () => answers),
});

test('what WordPress takes is sent, under its reference', async () => {
  const spool = await holding();
  const form = saying({ kind: 'sent' });
  expect(await deliver(spool, reference, form)).toMatchObject({ place: 'sent' });
  expect(form.send).toHaveBeenCalledWith(reference, request, { csv: '', files: [] });
  expect(await spool.list('sent')).toEqual([reference]);
});

test('what WordPress refuses is kept with its reasons, and logged for the operator', async () => {
  const spool = await holding();
  const problems = { phone: 'Please enter a telephone number.' };
  const reason = "WordPress's form answered validation_failed.";
  await deliver(
    spool,
    reference,
    saying({ kind: 'refused', reason, wordpressMessage: 'Ada, mend it.', problems }),
  );
  expect(await spool.find(reference)).toMatchObject({
    place: 'refused',
    record: { problems, posts: 1, answer: reason, wordpressMessage: 'Ada, mend it.', alarm: true },
  });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/Q-AAAA.*needs the operator/)]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('Ada');
});

test('while WordPress is down it waits, and the log names no person', async () => {
  const spool = await holding();
  const before = Date.now();
  await deliver(
    spool,
    reference,
    saying({ kind: 'undelivered', reason: '503 from …', alarm: false }),
  );
  expect(await spool.list('waiting', before + 499)).toEqual([]); // the shortest wait is half a second
  expect(await spool.find(reference)).toMatchObject({
    place: 'waiting',
    record: { posts: 1, uncertainPosts: 0 },
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).toMatch(/Q-AAAA-AAAA-AAAA.*503/);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|Engines|951/);
});

test('a mail that fails is a health problem and one line at once, not after the third', async () => {
  const spool = await holding();
  const failed: Verdict = {
    kind: 'unknown',
    reason: 'said mail_failed.',
    wordpressMessage: '',
    alarm: true,
  };
  await deliver(spool, reference, saying(failed));
  expect(await spool.find(reference)).toMatchObject({ place: 'waiting', record: { alarm: true } });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/its mail fails: said mail_failed\./)]]);
});

describe('what WordPress may have', () => {
  const unknown: Verdict = {
    kind: 'unknown',
    reason: 'said mail_failed',
    wordpressMessage: 'Try later.',
    alarm: false,
  };

  test('is posted three times, five minutes apart, then left to the operator with WordPress’s answer', async () => {
    const spool = await holding();
    const form = saying(unknown);
    for (let posts = 1; posts < 3; posts += 1) {
      const before = Date.now();
      expect(await deliver(spool, reference, form)).toMatchObject({
        place: 'waiting',
        record: { uncertainPosts: posts, posts },
      });
      expect(await spool.list('waiting', before + 299_000)).toEqual([]);
      expect(await spool.list('waiting', Date.now() + 300_001)).toEqual([reference]);
    }
    expect(await deliver(spool, reference, form)).toMatchObject({
      place: 'refused',
      record: { posts: 3, wordpressMessage: 'Try later.', alarm: true },
    });
    expect(await deliver(spool, reference, form)).toMatchObject({ place: 'refused' });
    expect(form.send).toHaveBeenCalledTimes(3);
  });

  test('uses up no post while WordPress does not answer', async () => {
    const spool = await holding();
    await deliver(spool, reference, saying(unknown));
    const away = saying(unknown, false);
    for (let round = 0; round < 5; round += 1) await deliver(spool, reference, away);
    expect(away.answers).toHaveBeenCalledTimes(5);
    expect(away.send).not.toHaveBeenCalled();
    expect(await spool.find(reference)).toMatchObject({
      place: 'waiting',
      record: { uncertainPosts: 1 },
    });
  });
});

test('a form that is gone is one line in the log, however many requests it has cost', async () => {
  const spool = await holding();
  const gone = saying({ kind: 'undelivered', reason: 'It answered 404.', alarm: true });
  for (let round = 0; round < 5; round += 1) await deliver(spool, reference, gone);
  expect(log.mock.calls).toEqual([[expect.stringContaining('It answered 404.')]]);
  expect(await spool.find(reference)).toMatchObject({
    place: 'waiting',
    record: { uncertainPosts: 0, posts: 5, alarm: true },
  });
});

test('asked twice at once, it sends once', async () => {
  const spool = await holding();
  const form = saying({ kind: 'sent' });
  const both = await Promise.all([
    deliver(spool, reference, form),
    deliver(spool, reference, form),
  ]);
  expect(both.map((stored) => stored?.place)).toEqual(['sent', 'sent']);
  expect(await deliver(spool, reference, form)).toMatchObject({ place: 'sent' });
  expect(form.send).toHaveBeenCalledTimes(1);
});

test('what cannot be claimed, or whose files cannot be read, is not posted and stays open for the worker', async () => {
  const spool = await holding();
  const form = saying({ kind: 'sent' });
  const fails = () => Promise.reject(new Error('EIO'));
  await expect(deliver({ ...spool, claim: fails }, reference, form)).rejects.toThrow('EIO');
  expect(await spool.list('waiting')).toEqual([reference]);
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', size: 1, digest: '' }];
  const claim = async () => ({ ...(await spool.claim(reference))!, attachments });
  await expect(deliver({ ...spool, claim, attachment: fails }, reference, form)).rejects.toThrow(
    'EIO',
  );
  expect(await spool.list('claimed')).toEqual([reference]);
  expect(isInProgress(reference)).toBe(false);
  expect(form.send).not.toHaveBeenCalled();
});

test('a claim that another process released during its delivery ends as WordPress answered', async () => {
  const spool = await holding();
  const send = async (): Promise<Verdict> => {
    await spool.release((await spool.claims())[0]!, Date.now());
    return { kind: 'sent' };
  };
  await deliver(spool, reference, { ...saying({ kind: 'sent' }), send });
  expect(await spool.list('sent')).toEqual([reference]);
  expect(log).not.toHaveBeenCalled();
});

test('a request that another process took during its delivery is logged: it may have been posted twice', async () => {
  const spool = await holding();
  const send = async (): Promise<Verdict> => {
    await spool.remove(reference);
    return { kind: 'sent' };
  };
  await deliver(spool, reference, { ...saying({ kind: 'sent' }), send });
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^Quote Q-AAAA.* not claimed any more .* is deleted.*: mail_sent$/)],
  ]);
});

test('a round during the move of a posted request leaves the move to its delivery', async () => {
  const spool = await holding();
  let isFirst = true;
  const move: typeof spool.move = async (...change) => {
    if (isFirst) {
      isFirst = false;
      await retryMoves(spool);
    }
    return spool.move(...change);
  };
  await deliver({ ...spool, move }, reference, saying({ kind: 'sent' }));
  expect(await spool.list('sent')).toEqual([reference]);
  expect(log).not.toHaveBeenCalled();
});

test('a posted request whose move failed is moved by the next round', async () => {
  const spool = await holding();
  const move = () => Promise.reject(new Error('ENOSPC'));
  const delivery = deliver({ ...spool, move }, reference, saying({ kind: 'sent' }));
  await expect(delivery).rejects.toThrow('ENOSPC');
  await retryMoves(spool);
  expect(await spool.list('sent')).toEqual([reference]);
  expect(log).not.toHaveBeenCalled();
});

test('a copy of a file that cannot be removed does not have the request posted again', async () => {
  const spool = await holding();
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', size: 1, digest: '' }];
  const claim = async () => ({ ...(await spool.claim(reference))!, attachments });
  const path = join(folder, 'a.pdf');
  await writeFile(path, 'x');
  const attachment = async () => ({ path, release: () => Promise.reject(new Error('EBUSY')) });
  const form = saying({ kind: 'sent' });
  const faults = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await deliver({ ...spool, claim, attachment }, reference, form)).toMatchObject({
    place: 'sent',
  });
  expect(await spool.list('sent')).toEqual([reference]);
  expect(JSON.stringify(faults.mock.calls)).toMatch(/files of Q-AAAA-AAAA-AAAA cannot be removed/);
});

test('each wait is up to twice as long as the one before, and never more than five minutes', () => {
  for (const posts of [1, 2, 5, 9, 50, 5000]) {
    const longest = Math.min(1000 * 2 ** (posts - 1), 300_000);
    const waits = Array.from({ length: 200 }, () => waitAfter(posts));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
  }
});
