import type { QuoteForm } from '@/content-schemas/quote';
import { Refusal } from './refusal';

/** Nobody reads and answers five questions faster. */
const quickestMs = 2000;

/**
 * Asks once more where a program may be at work: the hidden question is answered, or the form came too
 * soon. A person (whose browser filled in the hidden field, say) presses Send again and is through.
 */
export function checkPerson({ reason, elapsed, again }: QuoteForm): void {
  if (again || (reason === '' && (elapsed === undefined || elapsed >= quickestMs))) return;
  throw new Refusal(
    422,
    'Please press Send once more: it tells people from programs. All you wrote is still here.',
    { again: true },
  );
}
