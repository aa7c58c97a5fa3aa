import type { EmailAdvice } from '@/lib/quotes/email-advice';
import type { QuoteLine } from '@/lib/quotes/quote-line';

/** Sentences by the name of their field. */
export type Problems = Readonly<Record<string, string>>;

/** What a visitor should look at before the form is sent, in its email address or in lines; with it in sight the next press sends. */
export interface Advice {
  email: EmailAdvice | null;
}

/** A request that the site has stored. */
export interface Receipt {
  reference: string;
  /** Its page; empty where it has none. */
  page: string;
  lines: readonly QuoteLine[];
}

/** The quote form (spec §4). */
export type FormState =
  | { step: 'writing'; problems: Problems; advice: Advice | null }
  | { step: 'sending' }
  /** `help`: what the visitor can do about it, beside the sentence of spec §8. `isAgain`: the site asks for a second press. */
  | { step: 'failed'; problems: Problems; help: string; isAgain: boolean }
  | { step: 'sent'; receipt: Receipt };

/** The next state, or the field that was changed. */
export type FormEvent = FormState | { changed: string };

export const emptyForm: FormState = { step: 'writing', problems: {}, advice: null };

/** The state of the form after an event: what was said of a field goes with its first change. */
export function reduce(state: FormState, event: FormEvent): FormState {
  if ('step' in event) return event;
  if (!('problems' in state)) return state;
  const { [event.changed]: _, ...problems } = state.problems;
  return event.changed === 'email' && state.step === 'writing' && state.advice
    ? { ...state, problems, advice: { email: null } }
    : { ...state, problems };
}

/** The advice that is in sight. It goes once nothing is left to look at: `lines` are those that lack something now. */
export function openAdvice(state: FormState, lines: readonly string[]): Advice | null {
  const advice = state.step === 'writing' ? state.advice : null;
  return advice?.email || lines.length > 0 ? advice : null;
}
