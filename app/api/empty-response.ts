/** A response without a body, which nothing stores. */
export const emptyResponse = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
