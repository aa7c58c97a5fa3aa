import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor asked for less motion; on the server nobody has. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
