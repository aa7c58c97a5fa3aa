import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '@/lib/browser/listen';

/** A ref for an area, and what to do to it once a press or the focus goes outside it. */
export function useLeave<Area extends Element>(
  onLeave: (area: Area) => void,
): RefObject<Area | null> {
  const area = useRef<Area>(null);
  useEffect(
    () =>
      listen(['pointerdown', 'focusin'], ({ target }) => {
        if (area.current && !area.current.contains(target as Node)) onLeave(area.current);
      }),
    [onLeave],
  );
  return area;
}
