import { useSyncExternalStore } from 'react';

/** The page a navigation in this browser waits for; one at a time. */
let awaited: string | null = null;
const watchers = new Set<() => void>();

function set(path: string | null) {
  awaited = path;
  for (const changed of watchers) changed();
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Tells that a page is waited for, until the function it answers is called. */
export function waitFor(path: string): () => void {
  set(path);
  return () => {
    if (awaited === path) set(null);
  };
}

/** The path of the page that is waited for, or `null`: in prerendered HTML nobody waits. */
export const useWaitedFor = () =>
  useSyncExternalStore(
    watch,
    () => awaited,
    () => null,
  );
