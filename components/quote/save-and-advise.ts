import { saveDraft } from './quote-draft';
import { adviceOn } from './send-quote';

/** How often a pressed button is looked at, ms. */
const pressMs = 50;

/** Saves the draft, and advises on an email address once it is left, until it is one. */
export function saveAndAdvise(
  form: HTMLFormElement,
  isEmailLeft: boolean,
  setAdvice: (advice: string) => void,
): void {
  saveDraft(form);
  if (isEmailLeft) afterPress(() => setAdvice(adviceOn(form)));
  else if (!adviceOn(form)) setAdvice('');
}

/**
 * Calls back once nothing is pressed. Pressing Send leaves the field: a hint that opened at once would move Send from
 * under the pointer, and no click would come.
 */
function afterPress(run: () => void): void {
  // A task later, when Firefox too has the pressed button as `:active`, and when a tap has clicked.
  const look = () => (document.querySelector('body :active') ? setTimeout(look, pressMs) : run());
  setTimeout(look);
}
