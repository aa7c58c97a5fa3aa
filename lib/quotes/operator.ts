import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeLine } from '@/lib/runtime/log';
import { counted } from '@/lib/site/counted';
import { keptDays } from '@/lib/site/kept-days';
import { sizeText } from './attachments/limits';
import { scannerFault } from './attachments/scan';
import { postsText } from './messages';
import type { QuoteState } from './quote-record';
import { isReference } from './reference';
import type { QuoteStore, UndeliveredQuote } from './store';

const titles: readonly (readonly [QuoteState, string])[] = [
  ['waiting', 'Waiting for WordPress'],
  ['claimed', 'Being delivered'],
  ['refused', 'Refused by WordPress, or failed there three times'],
];

/** The requests that are not delivered, for the operator: one line each, the oldest first. */
export async function overview(store: QuoteStore, now = Date.now()): Promise<string> {
  const quotes = await store.undelivered();
  const parts = titles.map(([state, title]) => {
    const lines = quotes.filter((quote) => quote.state === state).map((quote) => line(quote, now));
    return [`${title}: ${lines.length}`, ...lines];
  });
  return parts.flat().join('\n');
}

/**
 * For the health page: how many requests wait, for how long the oldest (ms), how many are being delivered or were refused,
 * and what the operator has to fix. Throws where a request could not be stored now.
 */
export async function quoteHealth(store: QuoteStore, now = Date.now()) {
  await store.probe();
  const quotes = await store.undelivered();
  const count = (state: QuoteState) => quotes.filter((quote) => quote.state === state).length;
  const oldest = quotes.find(({ state }) => state !== 'refused');
  const answers = quotes.flatMap(({ alarm, answer }) => (alarm && answer ? [answer] : []));
  return {
    waiting: count('waiting'),
    claimed: count('claimed'),
    oldestMs: oldest ? Math.max(0, now - oldest.at) : 0,
    refused: count('refused'),
    alarms: [
      ...new Set(answers),
      ...[scannerFault() ?? []].flat(),
      ...((await store.hasRoomForFiles())
        ? []
        : ['There is no room for the files of quote requests: those with files are refused.']),
    ],
  };
}

/** Everything about one request. It names people: for the operator's screen, not for a log. */
export async function describeQuote(store: QuoteStore, reference: string): Promise<string | null> {
  const quote = await store.find(reference);
  if (!quote) return null;
  const fields = Object.entries(quote.request).map(
    ([name, value]) => `${name}: ${value.split('\n').map(escapeWholeLine).join('\n')}`,
  );
  const problems = Object.entries(quote.problems).map(
    ([name, why]) => `! ${escapeLine(name)}: ${escapeLine(why)}`,
  );
  const files = quote.attachments.map(
    ({ name, size, digest }) => `attachment: ${name}, ${sizeText(size)}, SHA-256 ${digest}`,
  );
  const summary = line({ ...quote, companyname: quote.request.companyname }, Date.now());
  return [summary, `  ${quote.state}`, ...problems, ...fields, ...files].join('\n');
}

/** What an operator's command did, or why it did nothing. */
interface CommandResult {
  done: boolean;
  message: string;
}

/** Writes the attachments of a request into a folder, under their names. Overwrites nothing: throws where one is there. */
export async function saveFiles(
  store: QuoteStore,
  reference: string,
  folder: string,
): Promise<CommandResult> {
  const attachments = (await store.find(reference))?.attachments ?? [];
  if (attachments.length === 0) return notDone(`${escapeLine(reference)} has no attachments.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [i, { name }] of attachments.entries())
    await writeFile(join(folder, name), store.fileParts(reference, i), { flag: 'wx', mode: 0o600 });
  return done(`Copied ${counted(attachments.length, 'file')} to ${folder}.`);
}

const done = (message: string): CommandResult => ({ done: true, message });
const notDone = (message: string): CommandResult => ({ done: false, message });

/** What the operator should know after deleting a request of this state. */
const copiesElsewhere: Readonly<Record<QuoteState, string>> = {
  waiting:
    'It waited for WordPress. If a post had failed, WordPress may have it, so look there too.',
  claimed: 'It was being delivered: WordPress may have it, so look there too.',
  sent: 'It had been delivered: WordPress and its mails have it, so delete it there too.',
  refused:
    'It needed the operator after WordPress refused it or failed: WordPress may have it, so look there too.',
};

/** Deletes a request in whatever state it is. Returns what was done, or why nothing was. */
export async function deleteQuote(store: QuoteStore, reference: string): Promise<CommandResult> {
  if (!isReference(reference))
    return notDone(`${escapeLine(reference)} is no reference: one looks like Q-7F3K-9M2P-4XWT.`);
  const state = await store.remove(reference);
  return state
    ? done(`${reference} is deleted. ${copiesElsewhere[state]}`)
    : notDone(
        `There is no request ${reference}. What was delivered is deleted after ${keptDays} days.`,
      );
}

/** A line that a visitor wrote, escaped in pieces: `escapeLine` would cut a long one. */
const escapeWholeLine = (text: string) =>
  (text.match(/.{1,1000}/gsu) ?? []).map(escapeLine).join('');

const line = (
  {
    reference,
    at,
    posts,
    companyname,
    answer,
    wordpressMessage,
  }: Omit<UndeliveredQuote, 'alarm' | 'state'>,
  now: number,
) =>
  `  ${reference}  ${age(now - at)} old, ${postsText(posts)}, ${escapeLine(companyname)}: ${answer ?? 'not posted yet'}${wordpressMessage && ` "${escapeLine(wordpressMessage)}"`}`;

/** "3 h", "12 min", "5 s". */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`;
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
