import type { QuoteForm } from '@/content-schemas/quote';
import { Refusal } from '@/lib/server/refusal';

/** A person needs longer than this to fill in five fields, ms. */
export const minElapsedMs = 2000;
/** A bot does not spend this long on a form, ms. */
const trustedElapsedMs = 30_000;

/**
 * Throws a `Refusal` that lets the visitor press Send again where the sender may be a bot: the honeypot is filled, or the form came
 * too soon. A person, such as one whose browser filled in the form, presses Send again and passes.
 */
export function checkPerson({ reason, elapsed, again }: QuoteForm): void {
  const isPatient = elapsed !== undefined && elapsed >= trustedElapsedMs;
  const isQuick = elapsed !== undefined && elapsed < minElapsedMs;
  if (again || isPatient || (reason === '' && !isQuick)) return;
  throw new Refusal(
    422,
    'Please press Send again, so that we know a person is writing. Everything you typed is still here.',
    { again: true },
  );
}
