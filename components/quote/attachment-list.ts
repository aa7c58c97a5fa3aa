import {
  fileField,
  maxFileBytes,
  maxFiles,
  sizeText,
  tooLarge,
  tooManyFiles,
} from '@/lib/quotes/attachments/limits';
import { fieldOf } from './quote-draft';

/** What was listed of each file input: a second choice adds to the first. */
const listed = new WeakMap<HTMLInputElement, readonly File[]>();

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Lists the files of a form below their input, each with its size and a button that removes it. Files that the site would
 * refuse make the input invalid before the form is sent.
 */
export function listAttachments(form: HTMLFormElement): void {
  const input = fieldOf(form, fileField);
  if (!(input instanceof HTMLInputElement) || !input.files) return;
  const before = listed.get(input);
  const chosen = [...input.files];
  const isUnchanged =
    before?.length === chosen.length && chosen.every((file, i) => file === before[i]);
  if (isUnchanged || (!before && chosen.length === 0)) return;
  if (!before) form.addEventListener('reset', () => show(input, []));
  // The browser replaces the choice before, and cancelling its dialog may empty it.
  const earlier = (before ?? []).filter((file) => !chosen.some(isSame(file)));
  show(input, [...earlier, ...chosen]);
}

function show(input: HTMLInputElement, files: readonly File[]): void {
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  input.files = carried.files;
  listed.set(input, [...carried.files]);
  input.setCustomValidity(problemOf(files));
  const list = input.closest('div')?.querySelector('ul');
  list?.replaceChildren(
    ...files.map((file, i) => {
      const item = document.createElement('li');
      const remove = document.createElement('button');
      remove.type = 'button';
      remove.className = 'btn btn-quiet';
      remove.textContent = 'Remove';
      remove.ariaLabel = `Remove ${file.name}`;
      remove.addEventListener('click', () => {
        show(
          input,
          files.filter((each) => each !== file),
        );
        const buttons = list.querySelectorAll('button');
        (buttons[Math.min(i, buttons.length - 1)] ?? input).focus();
      });
      item.append(`${file.name}, ${sizeText(file.size)} `, remove);
      return item;
    }),
  );
}

/** Why the site would not take these files, as a sentence; empty where it would. */
function problemOf(files: readonly File[]): string {
  if (files.length > maxFiles) return tooManyFiles;
  const large = files.find(({ size }) => size > maxFileBytes);
  return large ? tooLarge(large.name) : '';
}
