import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '@/lib/browser/listen';

/** A ref for an area, and what to do to it once a press or the focus goes outside it. */
export function useOutsideInteraction<Area extends Element>(
  onOutside: (area: Area) => void,
): RefObject<Area | null> {
  const area = useRef<Area>(null);
  useEffect(
    () =>
      listen(['pointerdown', 'focusin'], ({ target }) => {
        if (area.current && !area.current.contains(target as Node)) onOutside(area.current);
      }),
    [onOutside],
  );
  return area;
}
