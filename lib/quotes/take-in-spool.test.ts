/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyStore, sampleAttachment, sampleQuote } from '@/e2e/site/sample-quote';
import { checkCopy } from './database';
import { takeInSpool } from './take-in-spool';

const own = emptyStore();
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

const reference = (letter: string) => `Q-${letter.repeat(4)}-AAAA-AAAA`;
const { request } = sampleQuote();
const attachments = [sampleAttachment];

/** A file of the spool as the releases until 2026-11-28 wrote it. */
function write(path: string, content: object | string, changed = 1_000_000) {
  const file = join(own.folder, 'quotes', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  utimesSync(file, changed / 1000, changed / 1000);
}
/** A request in one of its folders. */
const writeQuote = (
  state: string,
  letter: string,
  more: object = {},
  posts = '',
  changed?: number,
) =>
  write(
    `${state}/${reference(letter)}${posts}.json`,
    { reference: reference(letter), at: 1, request, ...more },
    changed,
  );
const left = () =>
  readdirSync(join(own.folder, 'quotes'), { recursive: true, withFileTypes: true }).flatMap(
    (entry) => (entry.isFile() ? [entry.name] : []),
  );
const takeIn = () => takeInSpool(own.store, join(own.folder, 'quotes'));

test('every request of an old spool is taken in once, as it was, and nothing stays there', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  const list = '1. 3 pieces';
  writeQuote('waiting', 'A', { list, token });
  writeQuote('waiting', 'B', {}, '.2', Date.now() + 120_000);
  write(`notes/${reference('B')}.json`, { tries: 2, answer: 'mail_failed', said: 'Later.' });
  writeQuote('claimed', 'C', { attachments }, '.1');
  write(`files/${reference('C')}/0`, 'drawing');
  writeQuote('sent', 'D');
  writeQuote('refused', 'E');
  write(`notes/${reference('E')}.json`, { problems: { phone: 'A number.' }, alarm: true });
  // One that was being moved, and the second names of the others.
  for (const letter of 'ABCDEF') writeQuote('index', letter, { at: 6 });
  await takeIn();
  await takeIn();

  const found = await Promise.all([...'ABCDEF'].map((letter) => own.store.find(reference(letter))));
  expect(found).toMatchObject([
    { at: 1, state: 'waiting', request, list, token, uncertainPosts: 0 },
    { uncertainPosts: 2, posts: 2, answer: 'mail_failed', wordpressMessage: 'Later.' },
    { state: 'waiting', uncertainPosts: 1, attachments },
    { state: 'sent', deliveredAt: 1_000_000 },
    { state: 'refused', problems: { phone: 'A number.' }, alarm: true },
    { state: 'waiting', at: 6, token: expect.stringMatching(/^[\w-]{22}$/) },
  ]);
  expect(await text(own.store.fileParts(reference('C'), 0))).toBe('drawing');
  // What may have been posted waits before it is posted again.
  expect(await own.store.due(3_600_000)).toEqual([reference('A')]);
  expect(left()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('what is no request stays where it is, is logged without its words, and stops no other', async () => {
  write(`waiting/${reference('A')}.json`, '{"fullname": "Ada');
  writeQuote('waiting', 'B');
  writeQuote('waiting', 'C', { attachments });
  await takeIn();
  expect([await checkCopy(own.file), left().toSorted()]).toEqual([
    1,
    [`${reference('A')}.json`, `${reference('C')}.json`],
  ]);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/Q-AAAA-AAAA-AAAA\.json is not taken in: it is no request\.$/),
    expect.stringMatching(/Q-CCCC-AAAA-AAAA\.json is not taken in: ENOENT\.$/),
  ]);
});
