/**
 * The caching headers of an answer, from Next's `Cache-Control`, by whose `stale-while-revalidate=31535100` a browser would
 * show a page of last year. Here browsers revalidate each time; shared caches get `CDN-Cache-Control` (RFC 9213).
 */
export function browserCaching(cacheControl: unknown): Record<string, string> {
  // Some versions of Next set the header of a route handler as an array of one.
  const value = String(cacheControl ?? '');
  const seconds = /\bs-maxage=(\d+)/.exec(value)?.[1];
  if (!seconds) return {};
  const stale = /\bstale-while-revalidate=\d+/.exec(value)?.[0];
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': [`max-age=${seconds}`, ...(stale ? [stale] : [])].join(', '),
  };
}
