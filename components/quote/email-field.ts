import { emailAdvice } from '@/lib/quotes/email-advice';
import { fieldOf } from './quote-draft';
import styles from './quote-form.module.scss';

/** Forms of a page have each their own. */
let count = 0;

/**
 * Says below the email field that its text is no address: on leaving the field, or where it was left, until it is one. It
 * never stops sending.
 */
export function adviseOnEmail(form: HTMLFormElement, isLeft = false): void {
  const field = fieldOf(form, 'email');
  if (!(field instanceof HTMLInputElement)) return;
  field.addEventListener('blur', leave); // the same function is added once
  if (isLeft || !emailAdvice(field.value)) showAdvice(field);
}

function leave({ currentTarget }: Event) {
  if (currentTarget instanceof HTMLInputElement) showAdvice(currentTarget);
}

function showAdvice(field: HTMLInputElement) {
  const advice = emailAdvice(field.value);
  const label = field.closest('label');
  const shown = label?.parentElement?.querySelector('output');
  const described = new Set(field.getAttribute('aria-describedby')?.split(' '));
  if (shown) described.delete(shown.id);
  if (advice) {
    const below = shown ?? document.createElement('output');
    below.id ||= `email-advice-${(count += 1)}`;
    below.className = `${styles.note} ${styles.doubt}`;
    below.textContent = advice;
    if (!shown) label?.after(below);
    described.add(below.id);
  } else shown?.remove();
  if (described.size > 0) field.setAttribute('aria-describedby', [...described].join(' '));
  else field.removeAttribute('aria-describedby');
}
