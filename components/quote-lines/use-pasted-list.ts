import { type RefObject, useEffect, useState } from 'react';
import { listen } from '@/lib/browser/listen';
import { useQuery } from '@/components/primitives/address-query';
import { noPastedList, readPastedList, writePastedList, type PastedList } from './pasted-list';

/**
 * The list that is being written: the one that this browser stores, or else a line of the quote list (`?line=`) or a
 * list that came by a link (`#list=`). Those two leave the stored one as it is.
 */
export function usePastedList(
  box: RefObject<HTMLTextAreaElement | null>,
  onProblem: (sentence: string) => void,
) {
  const opened = useQuery().get('line');
  const [list, setList] = useState(noPastedList);
  /** The text that came by a link. */
  const [shared, setShared] = useState<string | null>(null);

  useEffect(() => {
    const stored = readPastedList();
    // oxlint-disable-next-line react/set-state-in-effect -- what is stored, or typed before, the prerendered page cannot know
    setList((before) => {
      if (opened !== null) return { text: opened, added: [location.pathname + location.search] };
      // What was typed before this script ran.
      const typed = before === noPastedList ? box.current?.value : '';
      if (!typed || typed === stored.text) return stored;
      return { text: typed, added: stored.added };
    });
  }, [opened, box]);

  useEffect(() => {
    async function open() {
      if (!location.hash.startsWith('#list=')) return;
      try {
        const { listOf } = await import('./list-link');
        const text = await listOf(location.hash);
        setShared(text);
        setList({ text, added: [] });
      } catch {
        onProblem('This link is incomplete. Please ask for the whole link again.');
      }
    }
    void open();
    return listen(['hashchange'], open);
  }, [onProblem]);

  function change(next: PastedList) {
    setList(next);
    if (opened === null && shared === null) writePastedList(next);
  }

  return { ...list, change, shared, isOpenedLine: opened !== null };
}
