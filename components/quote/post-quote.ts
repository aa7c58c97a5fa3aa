import type { QuoteResponse } from '@/lib/quotes/intake/quote-response';
import { minElapsedMs } from '@/lib/quotes/intake/check-person';
import { offline } from '@/lib/quotes/messages';
import { asRecord } from '@/lib/json/value-shapes';

/** Longer than the site takes for its answer, shorter than a visitor waits. */
const timeoutMs = 20_000;
/** Bytes that a slow line sends in a millisecond: files take their time. */
const minBytesPerMs = 25;

/**
 * Posts a quote form once. A sender who is quicker than the site takes a person to be waits for it. Returns the answer, with
 * a reference where the request is stored; of another server it may have no field of ours. Never throws.
 */
export async function postQuote(url: string, body: FormData): Promise<Partial<QuoteResponse>> {
  const early = minElapsedMs - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  body.set('elapsed', String(Math.round(Math.max(performance.now(), minElapsedMs))));
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs + fileBytes(body) / minBytesPerMs),
    });
    const answer: Partial<QuoteResponse> = asRecord(await response.json());
    return response.ok ? answer : { ...answer, reference: null };
  } catch {
    // No network, no answer in time, or a proxy's own page.
    return { message: navigator.onLine ? '' : offline };
  }
}

const fileBytes = (body: FormData) =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);
