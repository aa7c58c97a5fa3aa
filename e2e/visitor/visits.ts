/** A request that follows no redirect and waits for ten seconds at most. */
export const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(10_000) });

interface Visits {
  /** What came in place of a page, with its address. */
  faults: readonly string[];
  /** The addresses that answered with a stale page. */
  stale: readonly string[];
}

/** Requests all of these addresses, a few at a time; a status other than the expected one is a fault. */
export async function visitAll(urls: Iterable<string>, { expected = 200 } = {}) {
  const line = urls[Symbol.iterator]();
  const faults: string[] = [];
  const stale: string[] = [];
  async function go() {
    for (let next = line.next(); !next.done; next = line.next())
      try {
        const response = await visit(next.value);
        await response.arrayBuffer();
        if (response.status !== expected) faults.push(`${response.status} ${next.value}`);
        if (response.headers.get('x-nextjs-cache') === 'STALE') stale.push(next.value);
      } catch (error) {
        faults.push(`${(error as Error).message} ${next.value}`);
      }
  }
  await Promise.all(Array.from({ length: 8 }, go));
  return { faults, stale } satisfies Visits;
}
