import { copyFile, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteSchema } from '@/content-schemas/quote';
import { quoteFields } from '@/content-schemas/quote-fields';
import { escapeLine } from '@/lib/runtime/log';
import { makeFolder } from '@/lib/runtime/make-folder';
import { counted } from '@/lib/site/counted';
import { keptDays } from '@/lib/site/kept-days';
import { sizeText } from './attachments/limits';
import { scannerFault } from './attachments/scan';
import {
  noNotes,
  findReadable,
  type Place,
  type QuoteRecord,
  type QuoteStore,
} from './quote-record';
import { isReference } from './reference';
import { postsText } from './messages';

const unsent: readonly { place: Place; title: string }[] = [
  { place: 'waiting', title: 'Waiting for WordPress' },
  { place: 'claimed', title: 'Being delivered' },
  { place: 'refused', title: 'Refused by WordPress, or failed there three times' },
];

/** The requests that are not delivered, for the operator: one line each, the oldest first. */
export async function overview(store: QuoteStore, now = Date.now()): Promise<string> {
  const parts = await Promise.all(
    unsent.map(async ({ place, title }) => {
      const records = await recordsIn(store, place, (record) => ({
        at: record.at,
        line: line(record, now),
      }));
      return [`${title}: ${records.length}`, ...records.map((record) => record.line)];
    }),
  );
  return parts.flat().join('\n');
}

/** A request dated further in the future than this raises an alarm about the clock, ms. */
const maxAheadMs = 60_000;

/**
 * For the health page: how many requests wait, for how long the oldest (ms), how many are being delivered, were
 * refused or are damaged, and what the operator has to fix. Throws where a request could not be stored now.
 */
export async function quoteHealth(store: QuoteStore, now = Date.now()) {
  await store.probe();
  const [waiting, claimed, refused] = await Promise.all([
    recordsIn(store, 'waiting', state),
    recordsIn(store, 'claimed', state),
    recordsIn(store, 'refused', state),
  ]);
  const undelivered = [...waiting, ...claimed];
  const alarms = [...undelivered, ...refused].flatMap(({ alarm, answer }) =>
    alarm && answer ? [answer] : [],
  );
  const ahead = undelivered.filter(({ at }) => at > now + maxAheadMs).length;
  return {
    waiting: waiting.length,
    claimed: claimed.length,
    oldestMs: undelivered.reduce((oldest, { at }) => Math.max(oldest, now - at), 0),
    refused: refused.length,
    damaged: await store.damaged(),
    alarms: [
      ...new Set(alarms),
      ...(ahead > 0
        ? [`${ahead} quote requests are dated in the future: is the clock right?`]
        : []),
      ...[scannerFault() ?? []].flat(),
      ...((await store.hasRoomForFiles())
        ? []
        : ['There is no room for the files of quote requests: those with files are refused.']),
    ],
  };
}

const state = ({ at, alarm, answer }: QuoteRecord) => ({ at, alarm, answer });

/** Moves refused requests back to `waiting`, due at once: all, or the one named. Returns how many. */
export async function retryRefused(store: QuoteStore, reference: string | null): Promise<number> {
  const refused = (await store.list('refused')).filter(
    (each) => reference === null || each === reference,
  );
  let count = 0;
  for (const each of refused) {
    const record = (await findReadable(store, each))?.record;
    if (
      record &&
      (await store.move({ ...record, uncertainPosts: 0, ...noNotes }, 'refused', 'waiting'))
    )
      count += 1;
  }
  return count;
}

/** Everything about one request. It names people: for the operator's screen, not for a log. */
export async function describeQuote(store: QuoteStore, reference: string): Promise<string | null> {
  const stored = await store.find(reference);
  if (!stored) return null;
  const fields = Object.entries(stored.record.request).map(
    ([name, value]) => `${name}: ${value.split('\n').map(escapeWholeLine).join('\n')}`,
  );
  const problems = Object.entries(stored.record.problems).map(
    ([name, why]) => `! ${escapeLine(name)}: ${escapeLine(why)}`,
  );
  const files = (stored.record.attachments ?? []).map(
    ({ name, size, digest }) => `attachment: ${name}, ${sizeText(size)}, SHA-256 ${digest}`,
  );
  return [
    line(stored.record, Date.now()),
    `  ${stored.place}`,
    ...problems,
    ...fields,
    ...files,
  ].join('\n');
}

/** What an operator's command did, or why it did nothing. */
interface CommandResult {
  done: boolean;
  message: string;
}

/**
 * Changes one field of a refused request, as a mistyped telephone number, and lets it wait again. The reference stays: it
 * is what the visitor has.
 */
export async function editRefused(
  store: QuoteStore,
  reference: string,
  name: string,
  value: string,
): Promise<CommandResult> {
  const field = quoteFields.find((each) => each.name === name);
  if (!field)
    return notDone(
      `${escapeLine(name)} is no field: there are ${quoteFields.map((each) => each.name).join(', ')}.`,
    );
  const stored = isReference(reference) ? await store.find(reference) : null;
  if (stored?.place !== 'refused')
    return notDone(`${escapeLine(reference)} is no refused request.`);
  const checked = quoteSchema.safeParse({ ...stored.record.request, [name]: value });
  // A message as it is stored is longer than a visitor's, by what the site adds to it.
  const problem = checked.error?.issues.find(({ path }) => path[0] === name)?.message;
  if (problem) return notDone(problem);
  const request = { ...stored.record.request, [name]: checked.data?.[field.name] ?? value };
  const record = { ...stored.record, request, uncertainPosts: 0, ...noNotes };
  // While it is claimed no worker delivers it.
  if (!(await store.move(record, 'refused', 'claimed')) || !(await store.rewrite(record)))
    return notDone(`${reference} was moved meanwhile: look at it again.`);
  await store.move(record, 'claimed', 'waiting');
  return done(
    `${reference} has the new ${name} and waits again: npm run quotes resend posts it now.`,
  );
}

/** Writes the attachments of a request into a folder, under their names. Overwrites nothing: throws where one is there. */
export async function saveFiles(
  store: QuoteStore,
  reference: string,
  folder: string,
): Promise<CommandResult> {
  const stored = isReference(reference) ? await store.find(reference) : null;
  const attachments = stored?.record.attachments ?? [];
  if (attachments.length === 0) return notDone(`${escapeLine(reference)} has no attachments.`);
  makeFolder(folder);
  const lost: string[] = [];
  for (const [i, { name }] of attachments.entries()) {
    const file = await store.attachment(reference, i);
    if (file)
      await copyFile(file.path, join(folder, name), constants.COPYFILE_EXCL).finally(file.release);
    else lost.push(name);
  }
  return lost.length > 0
    ? notDone(`Not there any more: ${lost.join(', ')}.`)
    : done(`Copied ${counted(attachments.length, 'file')} to ${folder}.`);
}

const done = (message: string): CommandResult => ({ done: true, message });
const notDone = (message: string): CommandResult => ({ done: false, message });

/** What the operator should know after deleting a request from this place. */
const copiesElsewhere: Readonly<Record<Place | 'damaged', string>> = {
  damaged: 'It was damaged and had been set aside.',
  waiting:
    'It waited for WordPress. If a post had failed, WordPress may have it, so look there too.',
  claimed: 'It was being delivered: WordPress may have it, so look there too.',
  sent: 'It had been delivered: WordPress and its mails have it, so delete it there too.',
  refused:
    'It needed the operator after WordPress refused it or failed: WordPress may have it, so look there too.',
};

/** Deletes a request wherever it is. Returns what was done, or why nothing was. */
export async function deleteQuote(store: QuoteStore, reference: string): Promise<CommandResult> {
  if (!isReference(reference))
    return notDone(`${escapeLine(reference)} is no reference: one looks like Q-7F3K-9M2P-4XWT.`);
  const place = await store.remove(reference);
  return place
    ? done(`${reference} is deleted. ${copiesElsewhere[place]}`)
    : notDone(
        `There is no request ${reference}. What was delivered is deleted after ${keptDays} days.`,
      );
}

/** A record may have 100 kB: this many are in memory at a time. */
const batchSize = 50;

/** What is picked of each record in a place, the oldest first. */
async function recordsIn<T extends { at: number }>(
  store: QuoteStore,
  place: Place,
  pick: (record: QuoteRecord) => T,
): Promise<T[]> {
  const references = await store.list(place);
  const picked: T[] = [];
  for (let start = 0; start < references.length; start += batchSize) {
    const some = references.slice(start, start + batchSize);
    const stored = await Promise.all(some.map((reference) => findReadable(store, reference)));
    picked.push(...stored.flatMap((each) => (each ? pick(each.record) : [])));
  }
  return picked.toSorted((a, b) => a.at - b.at);
}

/** A line that a visitor wrote, escaped in pieces: `escapeLine` would cut a long one. */
const escapeWholeLine = (text: string) =>
  (text.match(/.{1,1000}/gsu) ?? []).map(escapeLine).join('');

const line = (
  { reference, at, posts, request, answer, wordpressMessage }: QuoteRecord,
  now: number,
) =>
  `  ${reference}  ${age(now - at)} old, ${postsText(posts)}, ${escapeLine(request.companyname)}: ${answer ?? 'not posted yet'}${wordpressMessage && ` "${escapeLine(wordpressMessage)}"`}`;

/** "3 h", "12 min", "5 s". */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`;
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
