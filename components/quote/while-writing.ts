import { listAttachments } from './attachment-list';
import { adviseOnEmail } from './email-field';
import { saveDraft } from './quote-draft';

/** Saves a form's draft, lists its files and checks its email address. */
export function onFormChange(form: HTMLFormElement): void {
  saveDraft(form);
  listAttachments(form);
  adviseOnEmail(form);
}
