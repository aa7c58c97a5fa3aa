/** A visit that follows nothing and waits for ten seconds at most. */
export const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(10_000) });

/** What visitors got: of those who did not get a page, what; and how many got one that is being regenerated. */
interface Visits {
  faults: readonly string[];
  stale: number;
}

/** Visits all of these, a few at a time, each of which is expected to answer this. */
export async function visitAll(urls: Iterable<string>, { expected = 200 } = {}) {
  const line = urls[Symbol.iterator]();
  const faults: string[] = [];
  let stale = 0;
  async function go() {
    for (let next = line.next(); !next.done; next = line.next())
      try {
        const response = await visit(next.value);
        await response.arrayBuffer();
        if (response.status !== expected) faults.push(`${response.status} ${next.value}`);
        if (response.headers.get('x-nextjs-cache') === 'STALE') stale += 1;
      } catch (error) {
        faults.push(`${(error as Error).message} ${next.value}`);
      }
  }
  await Promise.all(Array.from({ length: 8 }, go));
  return { faults, stale } satisfies Visits;
}
