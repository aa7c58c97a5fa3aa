import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '@/lib/browser/local-store';

/**
 * Calls back once the browser has painted what a key or a press changed, or before the page is hidden or left: what is
 * stored then is not lost. After a page that was left comes back, a second time.
 */
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
