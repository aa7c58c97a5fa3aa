import { listAttachments } from './attachment-list';
import { saveDraft } from './quote-draft';

export { restoreDraft } from './quote-draft';

/** After each change of a form: keeps its draft and lists its files. */
export function keep(form: HTMLFormElement): void {
  saveDraft(form);
  listAttachments(form);
}
