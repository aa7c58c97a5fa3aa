import { type RefObject, useState } from 'react';
import { useLoaded } from '@/components/primitives/use-loaded';
import type { Row } from '@/lib/quotes/pasted/edit-parts';
import { listProblem } from '@/lib/quotes/pasted/list-problem';

interface Checked {
  rows: readonly Row[];
  /** Counts the lists that were checked; a change of one line is no new list. */
  checks: number;
}

const fetchList = () => import('./checked-list');

/** Has a list checked by the site: its rows, and the component that shows them. */
export function useCheck({
  form,
  box,
  onProblem,
  onRefused,
  onRows,
}: {
  form: RefObject<HTMLFormElement | null>;
  box: RefObject<HTMLTextAreaElement | null>;
  onProblem: (sentence: string) => void;
  /** A text that cannot be a list: it was not posted. */
  onRefused: (sentence: string) => void;
  onRows: (rows: readonly Row[]) => void;
}) {
  const [list, loadList] = useLoaded(fetchList);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const checks = checked?.checks ?? 0;

  function show(next: Checked) {
    setChecked(next);
    onRows(next.rows);
  }

  /** Returns whether the list could be checked. After a change of one line the others stay where they are. */
  async function check(text: string, isChange: boolean): Promise<boolean> {
    const refusal = listProblem(text);
    if (refusal) onRefused(refusal);
    if (refusal || isBusy) return false;
    onProblem('');
    const before = box.current?.value;
    setBusy(true);
    try {
      const [{ askLines }] = await Promise.all([import('./ask-lines'), loadList()]);
      const { parts, message } = await askLines(form.current?.action ?? '', text);
      // What was changed meanwhile is newer than what was checked.
      const isStale = box.current?.value !== before;
      onProblem(
        isStale ? 'The list changed while it was checked. Please check it again.' : message,
      );
      if (isStale || message) return false;
      const known = isChange && parts.length === checked?.rows.length ? checked.rows : null;
      show({
        rows: parts.map((part, i) => ({ ...part, id: known?.[i]?.id || i + 1 })),
        checks: known ? checks : checks + 1,
      });
      return true;
    } catch {
      form.current?.submit(); // a new release has no such chunk: post as without a script
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    CheckedList: list?.CheckedList,
    rows: checked?.rows ?? null,
    checks,
    isBusy,
    check,
    changeRows: (rows: readonly Row[]) => show({ rows, checks }),
  };
}
