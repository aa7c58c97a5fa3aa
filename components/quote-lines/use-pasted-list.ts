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
    const line = opened ?? lineOfAddress(); // the prerendered page has none
    const here = location.pathname + location.search;
    const inBox = box.current?.value;
    // oxlint-disable-next-line react/set-state-in-effect -- what is stored, or typed before, the prerendered page cannot know
    setList((before) => {
      // What was typed before this script ran.
      const typed = before === noPastedList ? inBox : '';
      if (line !== null && before.added[0] === here) return before;
      if (line !== null) return { text: typed ? `${line}\n${typed}` : line, added: [here] };
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
    // While the page still shows what was prerendered, `opened` is not there yet.
    if (lineOfAddress() === null && shared === null) writePastedList(next);
  }

  return { ...list, change, shared, isOpenedLine: opened !== null };
}

const lineOfAddress = () => new URLSearchParams(location.search).get('line');
