/**
 * The caching headers of an answer, from Next's `Cache-Control`. Next sends `s-maxage=900,
 * stale-while-revalidate=31535100` to every client, so a browser would show a copy of last year. Here a browser
 * revalidates each time, and gets 304 where nothing changed; the lifetime for shared caches is in `CDN-Cache-Control`
 * (RFC 9213).
 */
export function browserCaching(cacheControl: unknown): Record<string, string> {
  if (typeof cacheControl !== 'string') return {};
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl)?.[1];
  if (!seconds) return {};
  const stale = /\bstale-while-revalidate=\d+/.exec(cacheControl)?.[0];
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': [`max-age=${seconds}`, ...(stale ? [stale] : [])].join(', '),
  };
}
