/**
 * What an answer says to caches, from what Next said. Next tells everybody `s-maxage=900,
 * stale-while-revalidate=31535100`: a browser then answers a click with its copy of last year. A browser asks each
 * time, and gets 304 where nothing changed; how long a shared cache may keep a page is said to shared caches alone
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
