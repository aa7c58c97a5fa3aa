import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
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
  const isOpenedLine = useQuery().has('line');
  const [list, setList] = useState(noPastedList);
  /** The text that came by a link. */
  const [shared, setShared] = useState<string | null>(null);

  // Before the next key: it may come within the event that had React hydrate the box.
  useLayoutEffect(() => {
    const line = lineOfAddress();
    const known =
      line === null
        ? readPastedList()
        : { text: line, added: [location.pathname + location.search] };
    const typedEarly = box.current?.value;
    // oxlint-disable-next-line react/set-state-in-effect -- what is stored, or typed before, the prerendered page cannot know
    setList((before) => {
      if (before !== noPastedList) return before;
      if (!typedEarly || typedEarly === known.text) return known;
      const text = known.text ? `${known.text}\n${typedEarly}` : typedEarly;
      return { text, added: known.added };
    });
  }, [box]);

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
    if (lineOfAddress() === null && shared === null) writePastedList(next);
  }

  return { ...list, change, shared, isOpenedLine };
}

/** The line of the address, which `useQuery` has only once the page is hydrated. */
const lineOfAddress = () => new URLSearchParams(location.search).get('line');
