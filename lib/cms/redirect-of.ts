import { refusal } from './explain';
import { userAgent } from './request';
import { fetchOnce, origin, redirectTarget } from './transport';
import { env } from '@/lib/runtime/env';

/**
 * Where WordPress itself redirects a path, as an absolute address; `null` where it does not. Throws a `CmsError` where it
 * fails, or names no address.
 */
export async function redirectOf(path: string): Promise<string | null> {
  const url = `${origin}${path}`;
  const response = await fetchOnce(url, {
    method: 'HEAD',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const { status, statusText } = response;
  if (status >= 500 || status === 429)
    throw refusal({ url, status, statusText, contentType: '', body: '' }, null);
  return redirectTarget(response, url)?.href ?? null;
}
