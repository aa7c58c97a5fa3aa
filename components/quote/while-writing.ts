import { listAttachments } from './attachment-list';
import { adviseOnEmail } from './email-field';
import { saveDraft } from './quote-draft';

/** After each change of a form: keeps its draft, lists its files and looks at the email address. */
export function keep(form: HTMLFormElement): void {
  saveDraft(form);
  listAttachments(form);
  adviseOnEmail(form);
}
