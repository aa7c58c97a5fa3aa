import { isWaitingCache } from '@/lib/browser/waiting-quotes';

/** Replaced at build time by `next.config.mjs`. */
declare const SERVICE_WORKER_BUILD: string;

const build = JSON.parse(SERVICE_WORKER_BUILD) as {
  /** The name of this build, so that no release serves the caches of another. */
  release: string;
  off: boolean;
};

/** Whether this release unregisters the service worker (`SERVICE_WORKER=off`). */
export const { off } = build;

/** The caches of this release: pages as they were last seen, and the files they are made of. */
export const cacheOf = (what: 'pages' | 'files') => caches.open(`${what} ${build.release}`);

/** Removes the caches of former releases. */
export const deleteOlder = () => deleteCaches((name) => !name.endsWith(` ${build.release}`));

export const deleteAll = () => deleteCaches(() => true);

async function deleteCaches(outdated: (name: string) => boolean) {
  const names = await caches.keys();
  const old = names.filter((name) => outdated(name) && !isWaitingCache(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
