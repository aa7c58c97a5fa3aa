import type { QuoteForm } from '@/content-schemas/quote';
import { Refusal } from './refusal';

/** Nobody reads and answers five questions faster. */
const quickestMs = 2000;
/** A program does not spend so long at a form, whatever else it does. */
const patientMs = 30_000;

/**
 * Asks once more where a program may be at work: the hidden question is answered, or the form came too
 * soon. A person (whose browser filled in the form, say) presses Send again and is through.
 */
export function checkPerson({ reason, elapsed, again }: QuoteForm): void {
  const isPatient = elapsed !== undefined && elapsed >= patientMs;
  const isQuick = elapsed !== undefined && elapsed < quickestMs;
  if (again || isPatient || (reason === '' && !isQuick)) return;
  throw new Refusal(
    422,
    'Please press Send again, so that we know a person is writing. Everything you typed is still here.',
    { again: true },
  );
}
