import { userAgent } from './request';
import { fetchOnce, origin } from './transport';
import { visitorDeadline } from './visitor-deadline';
import { env } from '@/lib/runtime/env';

/** Where WordPress itself redirects a path, as an absolute address; `null` where it does not. */
export async function redirectOf(path: string): Promise<string | null> {
  const url = `${origin}${path}`;
  const patienceMs = (visitorDeadline() ?? Infinity) - Date.now();
  const response = await fetchOnce(url, {
    method: 'HEAD',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(Math.min(env.WORDPRESS_TIMEOUT_MS, patienceMs)),
  });
  const location = response.headers.get('location');
  const redirects = response.status >= 300 && response.status < 400;
  return redirects && location ? new URL(location, url).href : null;
}
