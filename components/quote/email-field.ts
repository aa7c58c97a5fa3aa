import { emailAdvice } from '@/lib/quotes/email-advice';
import { fieldOf } from './quote-draft';
import styles from './quote-form.module.scss';

/** Says below the email field that its text is no address: on leaving the field, until it is one. It never stops sending. */
export function adviseOnEmail(form: HTMLFormElement): void {
  const field = fieldOf(form, 'email');
  if (!(field instanceof HTMLInputElement)) return;
  field.addEventListener('blur', leave); // the same function is added once
  if (!emailAdvice(field.value)) showAdvice(field);
}

function leave({ currentTarget }: Event) {
  if (currentTarget instanceof HTMLInputElement) showAdvice(currentTarget);
}

function showAdvice(field: HTMLInputElement) {
  const advice = emailAdvice(field.value);
  const label = field.closest('label');
  const shown = label?.parentElement?.querySelector('output');
  if (!advice) return shown?.remove();
  const below = shown ?? document.createElement('output');
  below.className = styles.note ?? '';
  below.textContent = advice;
  if (!shown) label?.after(below);
}
