import type { EmailAdvice } from '@/lib/quotes/email-advice';
import type { QuoteLine } from '@/lib/quotes/quote-line';

/** Sentences by the name of their field. */
export type Problems = Readonly<Record<string, string>>;

/** What a visitor should look at before the form is sent; with it in sight the next press sends. */
export interface Advice {
  email: EmailAdvice | null;
  /** Lines without a quantity or length: "Lines 1, 2: quantity and length". */
  lines: readonly string[];
  /** The visitor chose to change something: only the lines are still named. */
  isFolded: boolean;
}

/** A request that the site has stored. */
export interface Receipt {
  reference: string;
  /** Its page; empty where it has none. */
  page: string;
  lines: readonly QuoteLine[];
  /** Names of its files. */
  files: readonly string[];
}

/** The quote form (spec §4). */
export type FormState =
  | { step: 'writing'; problems: Problems; advice: Advice | null }
  | { step: 'sending' }
  /** `help`: what the visitor can do about it, beside the sentence of spec §8. `isAgain`: the site asks for a second press. */
  | { step: 'failed'; problems: Problems; help: string; isAgain: boolean }
  | { step: 'sent'; receipt: Receipt };

/** The next state; or the field that was changed, or what the lines lack now, as in `Advice.lines`. */
export type FormEvent = FormState | { changed: string } | { missing: readonly string[] };

export const emptyForm: FormState = { step: 'writing', problems: {}, advice: null };

/** The state of the form after an event. */
export function reduce(state: FormState, event: FormEvent): FormState {
  if ('step' in event) return event;
  return 'changed' in event
    ? withoutProblem(state, event.changed)
    : withLines(state, event.missing);
}

/** The advice that is in sight. */
export const openAdvice = (state: FormState): Advice | null =>
  state.step === 'writing' ? state.advice : null;

/** What was said of a field goes with its first change. */
function withoutProblem(state: FormState, field: string): FormState {
  if (!('problems' in state)) return state;
  const { [field]: _, ...problems } = state.problems;
  return field === 'email' && state.step === 'writing' && state.advice
    ? { ...state, problems, advice: adviceOf({ ...state.advice, email: null }) }
    : { ...state, problems };
}

/** Advice on lines is of the list as it is now, and goes once they lack nothing. */
function withLines(state: FormState, missing: readonly string[]): FormState {
  if (state.step !== 'writing' || !state.advice || state.advice.lines.length === 0) return state;
  return { ...state, advice: adviceOf({ ...state.advice, lines: missing }) };
}

/** `null` where nothing is left to look at. */
export const adviceOf = (advice: Advice): Advice | null =>
  advice.email || advice.lines.length > 0 ? advice : null;
