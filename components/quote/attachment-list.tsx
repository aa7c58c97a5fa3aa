import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  fileField,
  maxFileBytes,
  maxFiles,
  sizeText,
  tooLarge,
  tooManyFiles,
} from '@/lib/quotes/attachments/limits';
import { fieldOf } from './quote-draft';
import styles from './quote-notice.module.scss';

/** Two files with one key are the same. */
export const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/**
 * The files of a form, each with its size and a button that removes it. A second choice adds to the first. Files that
 * the site would refuse make the input invalid before the form is sent.
 */
export function AttachmentList({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [files, setFiles] = useState<readonly File[]>([]);

  function change(next: readonly File[]) {
    const input = inputOf(form.current);
    if (input) carry(input, next);
    setFiles(next);
  }

  const add = useEffectEvent(() => {
    const chosen = [...(inputOf(form.current)?.files ?? [])];
    const keys = new Set(chosen.map(keyOf));
    // The browser replaces the choice before, and cancelling its dialog may empty it.
    change([...files.filter((file) => !keys.has(keyOf(file))), ...chosen]);
  });
  const clear = useEffectEvent(() => change([]));

  useEffect(() => {
    const changed = form.current;
    const input = inputOf(changed);
    const added = () => add();
    const cleared = () => clear();
    added();
    input?.addEventListener('change', added);
    changed?.addEventListener('reset', cleared);
    return () => {
      input?.removeEventListener('change', added);
      changed?.removeEventListener('reset', cleared);
    };
  }, [form]);

  function remove(file: File, list: HTMLElement | null, at: number) {
    flushSync(() => change(files.filter((each) => each !== file)));
    const buttons = list?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? inputOf(form.current))?.focus();
  }

  return (
    <ul className={styles.files}>
      {files.map((file, i) => (
        <li key={keyOf(file)}>
          {`${file.name}, ${sizeText(file.size)} `}
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={`Remove ${file.name}`}
            onClick={({ currentTarget }) => remove(file, currentTarget.closest('ul'), i)}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The field of a form that carries files. */
export function inputOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const input = form && fieldOf(form, fileField);
  return input instanceof HTMLInputElement ? input : null;
}

/** Puts files into an input, to be sent with its form. */
export function carry(input: HTMLInputElement, files: readonly File[]): void {
  input.setCustomValidity(problemOf(files));
  const carried = [...(input.files ?? [])];
  if (carried.length === files.length && files.every((file, i) => file === carried[i])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Why the site would not take these files, as a sentence; empty where it would. */
function problemOf(files: readonly File[]): string {
  if (files.length > maxFiles) return tooManyFiles;
  const large = files.find(({ size }) => size > maxFileBytes);
  return large ? tooLarge(large.name) : '';
}
