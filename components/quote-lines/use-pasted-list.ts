import { type RefObject, useLayoutEffect, useState } from 'react';
import { useQuery } from '@/components/primitives/address-query';
import { noPastedList, readPastedList, writePastedList, type PastedList } from './pasted-list';

/**
 * The list that is being written: the one that this browser stores, or else a line of the quote list (`?line=`), which
 * leaves the stored one as it is.
 */
export function usePastedList(box: RefObject<HTMLTextAreaElement | null>) {
  const isOpenedLine = useQuery().has('line');
  const [list, setList] = useState(noPastedList);

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

  function change(next: PastedList) {
    setList(next);
    if (lineOfAddress() === null) writePastedList(next);
  }

  return { ...list, change, isOpenedLine };
}

/** The line of the address, which `useQuery` has only once the page is hydrated. */
const lineOfAddress = () => new URLSearchParams(location.search).get('line');
