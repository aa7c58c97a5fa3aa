import { localStore } from '@/lib/browser/local-store';
import { dayMs } from '@/lib/runtime/day-ms';
import { asRecord, isListOf, isOwnPath, isText, parseJson } from '@/lib/runtime/value-shapes';
import { keptDays } from '@/lib/site/kept-days';

const lifeMs = keptDays * dayMs;

/** The request that was sent last from this browser. */
interface LastQuote {
  reference: string;
  /** The request's own page; empty where there is none. */
  page: string;
  /** When it was sent, epoch milliseconds. */
  at: number;
  /** Its email address looked like none. */
  isUnanswerable: boolean;
  /** The addresses of the quote list's lines that it had; none where they were too long to be stored. */
  lines: readonly string[];
}

/** The last request of this browser; `null` where there is none, or it is older than the server keeps requests. */
export const lastQuote = localStore<LastQuote | null>(
  'last-quote',
  (text) => {
    const { reference, page, at, isUnanswerable, lines } = asRecord(parseJson(text));
    const age = Date.now() - Number(at);
    return isText(reference, 40) && (page === '' || isOwnPath(page)) && age >= 0 && age < lifeMs
      ? {
          reference,
          page,
          at: Number(at),
          isUnanswerable: isUnanswerable === true,
          lines: isListOf(lines, isOwnPath) ? lines : [],
        }
      : null;
  },
  (last) => (last ? JSON.stringify(last) : ''),
);

/** Stores a request that was sent now, with the addresses of its lines. */
export function storeQuote(
  reference: string,
  page: string | null | undefined,
  lines: readonly string[],
  isUnanswerable = false,
): void {
  const sent = { reference, page: page ?? '', at: Date.now(), isUnanswerable };
  if (!lastQuote.write({ ...sent, lines })) lastQuote.write({ ...sent, lines: [] });
}
