import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { listen } from '@/lib/browser/listen';
import { listProblem } from '@/lib/quotes/pasted/list-problem';

/** Adds the text of a file to the list: one that is chosen, or dropped anywhere on the page. Text is dropped by the browser itself. */
export function useListFile({
  box,
  onProblem,
  onText,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  onProblem: (sentence: string) => void;
  onText: (text: string) => void;
}) {
  /** Which sheet of a workbook was added, and what was left out. */
  const [note, setNote] = useState('');

  async function addFile(file: File) {
    try {
      const { readListFile } = await import('./read-list-file');
      const read = await readListFile(file);
      const before = box.current?.value.trimEnd();
      const joined = 'text' in read ? [before, read.text].filter(Boolean).join('\n') : '';
      const found = 'problem' in read ? read.problem : listProblem(joined);
      onProblem(found ?? '');
      setNote('note' in read && !found ? read.note : '');
      if (!found) onText(joined);
      box.current?.focus();
    } catch {
      onProblem('The file could not be read. Please paste its text instead.');
    }
  }

  const addDropped = useEffectEvent((file: File) => void addFile(file));
  useEffect(
    () =>
      listen(['dragover', 'drop'], (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
        if (file) addDropped(file);
      }),
    [],
  );

  return { note, addFile };
}
