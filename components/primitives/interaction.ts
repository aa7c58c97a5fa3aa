import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '@/lib/browser/local-store';

/** Calls back once a key or a press is painted, or before the page is hidden; a second time after Back. */
export function afterPaint(run: () => void): void {
  const once = () => {
    removeEventListener('visibilitychange', once);
    run();
  };
  addEventListener('visibilitychange', once);
  requestAnimationFrame(() => setTimeout(once));
}

/** Whether a click opens its link in another tab or window, which the page must not prevent. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

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
