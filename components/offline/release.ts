/** What the build writes in here; `next.config.mjs` says it. */
declare const SERVICE_WORKER_BUILD: string;

/** The name of this build, so that no release serves what another kept; and whether it wants no service worker. */
export const { release, off } = JSON.parse(SERVICE_WORKER_BUILD) as {
  release: string;
  off: boolean;
};

/** The caches of this release: pages as they were last seen, and the files they are made of. */
export const cacheOf = (what: 'pages' | 'files') => caches.open(`${what} ${release}`);

/** Removes what former releases kept. */
export const forgetOlder = () => forget((name) => !name.endsWith(` ${release}`));

export const forgetAll = () => forget(() => true);

async function forget(outdated: (name: string) => boolean) {
  const names = await caches.keys();
  await Promise.all(names.filter(outdated).map((name) => caches.delete(name)));
}
