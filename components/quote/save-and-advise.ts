import type { Dispatch, SetStateAction } from 'react';
import { afterPaint } from '@/components/primitives/after-paint';
import { afterPress } from './after-press';
import { isField, saveDraft } from './quote-draft';
import type { FormState } from './quote-notice';
import { adviceOn } from './send-quote';

/**
 * Saves the draft after a change of this field, takes back the problem that the change solves, and advises on an email
 * address once it is left, until it is one. The draft waits until a key is seen.
 */
export function saveAndAdvise(
  field: EventTarget,
  isEmailLeft: boolean,
  setAdvice: (advice: string) => void,
  setState: Dispatch<SetStateAction<FormState>>,
): void {
  if (!isField(field) || !field.form) return;
  const { form, name, validity } = field;
  afterPaint(() => saveDraft(form));
  if (isEmailLeft) return afterPress(() => setAdvice(adviceOn(form)));
  const advice = adviceOn(form);
  if (!advice) setAdvice('');
  if (validity.valid && !(name === 'email' && advice)) setState(withoutProblem(name));
}

/** The summary keeps its sentence, marked as done: nothing moves above the field that is being filled in. */
const withoutProblem = (name: string) => (state: FormState) =>
  state.kind === 'invalid' && state.problems[name]
    ? { ...state, problems: { ...state.problems, [name]: '' } }
    : state;
