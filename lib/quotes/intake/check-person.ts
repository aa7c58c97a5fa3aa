import type { QuoteForm } from '@/content-schemas/quote';
import { Refusal } from './refusal';

/** A person needs longer than this for five fields. */
const minElapsedMs = 2000;
/** A program does not spend this long at a form. */
const trustedElapsedMs = 30_000;

/**
 * Throws a `Refusal` that asks to press Send again where the sender may be a program: the hidden field is filled, or the
 * form came too soon. A person (whose browser filled in the form, say) presses Send again and passes.
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
