import type { Part } from '@/lib/quotes/pasted/part';

/** Longer than the site takes for its answer. */
const patienceMs = 20_000;

/** Posts a list to be checked. Never throws: without parts the message has the reason. */
export async function askLines(
  address: string,
  text: string,
  bareUnit: 'in' | 'mm',
): Promise<{ parts: readonly Part[]; message: string }> {
  const body = new FormData();
  body.set('text', text);
  body.set('unit', bareUnit);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return await response.json();
  } catch {
    // No network, no answer in time, or a proxy's own page.
    return {
      parts: [],
      message: 'The list could not be checked. It is still here: please try again.',
    };
  }
}
