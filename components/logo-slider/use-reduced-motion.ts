import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; false on the server. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
