/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyStore, sampleAttachment, sampleQuote } from '@/e2e/site/sample-quote';
import { deleteQuote, describeQuote, overview, quoteHealth, saveFiles } from './operator';
import type { SentQuote } from './quote-record';

const own = emptyStore();

const now = 10_000_000;
const sent = (letter: string, at: number) =>
  sampleQuote(0, {
    reference: `Q-${letter.repeat(4)}-AAAA-AAAA`,
    at,
    request: { ...sampleQuote().request, companyname: `${letter} Ltd` },
  });
const claim = async (reference: string) =>
  (await own.store.claim(reference, Date.now() + 60_000, 60_000))!;

async function refuse(refused: SentQuote) {
  await own.store.add(refused);
  await own.store.finish(
    {
      ...(await claim(refused.reference)),
      state: 'refused',
      posts: 1,
      answer: "WordPress's form answered validation_failed.",
      wordpressMessage: 'Mend it.',
      problems: { phone: 'A number.' },
      alarm: true,
    },
    0,
  );
}

test('the operator sees what waits, the oldest first, and what was refused and why', async () => {
  await own.store.add(sent('B', now - 5000));
  await own.store.add(sent('A', now - 7_200_000));
  await refuse(sent('C', now - 720_000));
  expect(await overview(own.store, now)).toBe(
    [
      'Waiting for WordPress: 2',
      '  Q-AAAA-AAAA-AAAA  2 h old, 0 tries, A Ltd: not posted yet',
      '  Q-BBBB-AAAA-AAAA  5 s old, 0 tries, B Ltd: not posted yet',
      'Being delivered: 0',
      'Refused by WordPress, or failed there three times: 1',
      '  Q-CCCC-AAAA-AAAA  12 min old, 1 try, C Ltd: WordPress\'s form answered validation_failed. "Mend it."',
    ].join('\n'),
  );
  await claim('Q-BBBB-AAAA-AAAA');
  expect(await quoteHealth(own.store, now)).toEqual({
    waiting: 1,
    claimed: 1,
    oldestMs: 7_200_000,
    refused: 1,
    alarms: ["WordPress's form answered validation_failed."],
  });
});

test('a request is deleted wherever it is, and the operator reads what to do beside that', async () => {
  await own.store.add(sent('A', now));
  await refuse(sent('C', now));
  for (const [reference, message] of [
    ['Q-AAAA-AAAA-AAAA', /is deleted\. It waited/],
    ['Q-CCCC-AAAA-AAAA', /is deleted\. It needed the operator .* look there too/],
  ] as const)
    expect(await deleteQuote(own.store, reference)).toEqual({
      done: true,
      message: expect.stringMatching(message),
    });
  for (const reference of ['Q-AAAA-AAAA-AAAA', '../../etc/passwd', 'q-aaaa-aaaa-aaaa'])
    expect(await deleteQuote(own.store, reference)).toMatchObject({ done: false });
  expect(await quoteHealth(own.store, now)).toMatchObject({ waiting: 0, refused: 0 });
});

test('a request is shown with what WordPress found wrong; what a visitor wrote is whole, and neither moves the cursor nor turns the line round', async () => {
  await refuse(sent('C', now));
  expect(await describeQuote(own.store, 'Q-CCCC-AAAA-AAAA')).toMatch(
    /refused\n! phone: A number\.\nfullname: Ada/,
  );
  expect(await describeQuote(own.store, 'Q-NONE-AAAA-AAAA')).toBeNull();
  const { request, ...rest } = sent('D', now);
  const long = '鋼🔩'.repeat(5000);
  const message = `one\ntwo\u202e\n${long}`;
  const odd = { ...request, companyname: 'D\u202e Ltd\u001b[2J', message };
  await own.store.add({ ...rest, request: odd });
  expect(await overview(own.store, now)).toContain(
    '0 tries, D\\u202e Ltd\\u001b[2J: not posted yet',
  );
  expect(await describeQuote(own.store, rest.reference)).toContain(
    `message: one\ntwo\\u202e\n${long}`,
  );
});

test('the operator can have one refused request delivered again, or all', async () => {
  for (const letter of ['A', 'B', 'C']) await refuse(sent(letter, now));
  expect(await own.store.retry('Q-BBBB-AAAA-AAAA')).toBe(1);
  expect(await own.store.due(60_000)).toEqual(['Q-BBBB-AAAA-AAAA']);
  await own.store.finish(
    { ...(await claim('Q-BBBB-AAAA-AAAA')), state: 'waiting' },
    Date.now() + 50_000,
  );
  expect(await own.store.retry(null)).toBe(2);
  expect(await own.store.due(60_000)).toHaveLength(3);
  expect(await quoteHealth(own.store)).toMatchObject({ waiting: 3, refused: 0 });
});

test('the operator gets the files of a request, and none is overwritten', async () => {
  await writeFile(join(own.folder, '0'), 'drawing');
  const attachments = [sampleAttachment];
  const stored = await own.store.add(
    { ...sent('F', now), attachments },
    { folder: own.folder, attachments },
  );
  expect(await describeQuote(own.store, stored.reference)).toContain('attachment: a.pdf, 1 kB');
  const target = join(own.folder, 'out', 'here');
  expect(await saveFiles(own.store, stored.reference, target)).toMatchObject({ done: true });
  expect(await readFile(join(target, 'a.pdf'), 'utf8')).toBe('drawing');
  await expect(saveFiles(own.store, stored.reference, target)).rejects.toThrow('EEXIST');
  expect(await saveFiles(own.store, 'Q-NONE-AAAA-AAAA', target)).toMatchObject({ done: false });
});
