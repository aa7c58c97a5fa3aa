import { onOneLine } from '@/lib/log';
import type { Place, QuoteRecord, QuoteStore } from './quote-record';

const unsent: readonly { place: Place; title: string }[] = [
  { place: 'waiting', title: 'Waiting for WordPress' },
  { place: 'claimed', title: 'Being delivered' },
  { place: 'refused', title: 'Refused by WordPress' },
];

/** What is held and not delivered, for the operator: one line each, the oldest first. */
export async function overview(store: QuoteStore, now = Date.now()): Promise<string> {
  const parts = await Promise.all(
    unsent.map(async ({ place, title }) => {
      const records = await recordsIn(store, place);
      return [`${title}: ${records.length}`, ...records.map((record) => line(record, now))];
    }),
  );
  return parts.flat().join('\n');
}

/** For the health page: how many requests wait, for how long the oldest (ms), and how many were refused. */
export async function quoteHealth(store: QuoteStore, now = Date.now()) {
  const waiting = await recordsIn(store, 'waiting');
  return {
    waiting: waiting.length,
    oldestMs: waiting[0] ? now - waiting[0].at : 0,
    refused: (await store.list('refused')).length,
  };
}

/** Lets refused requests wait again, due at once: all, or the one named. Answers how many. */
export async function unrefuse(store: QuoteStore, reference: string | null): Promise<number> {
  const records = (await recordsIn(store, 'refused')).filter(
    (record) => reference === null || record.reference === reference,
  );
  for (const record of records)
    await store.file({ ...record, answer: null, problems: {} }, 'refused', 'waiting');
  return records.length;
}

/** Everything about one request. It names people: for the operator's screen, not for a log. */
export async function inFull(store: QuoteStore, reference: string): Promise<string | null> {
  const held = await store.find(reference);
  if (!held) return null;
  const fields = Object.entries(held.record.request).map(
    ([name, value]) => `${name}: ${value.split('\n').map(onOneLine).join('\n')}`,
  );
  const problems = Object.entries(held.record.problems).map(([name, why]) => `! ${name}: ${why}`);
  return [line(held.record, Date.now()), `  ${held.place}`, ...problems, ...fields].join('\n');
}

async function recordsIn(store: QuoteStore, place: Place): Promise<QuoteRecord[]> {
  const held = await Promise.all((await store.list(place)).map((each) => store.find(each)));
  return held.flatMap((each) => each?.record ?? []).toSorted((a, b) => a.at - b.at);
}

const line = ({ reference, at, tries, request, answer }: QuoteRecord, now: number) =>
  `  ${reference}  ${age(now - at)} old, ${tries} tries, ${onOneLine(request.companyname)}: ${answer ?? 'not asked yet'}`;

/** "3 h", "12 min", "5 s". */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`;
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
