/** A visit that follows nothing and waits for ten seconds at most. */
export const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(10_000) });

/** What a visitor got: the status, or the fault where nothing came. */
export async function seen(url: string, headers?: Record<string, string>): Promise<string> {
  try {
    const response = await visit(url, headers);
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Visits all of these, a few at a time, and answers what was got other than 200. */
export async function faultsAt(
  urls: readonly string[],
  headers?: Record<string, string>,
): Promise<string[]> {
  const line = urls.values();
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const url of line) {
        const got = await seen(url, headers);
        if (got !== '200') faults.push(`${got} ${url}`);
      }
    }),
  );
  return faults;
}
