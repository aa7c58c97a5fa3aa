import { env } from '@/lib/runtime/env';
import { CmsError } from './cms-error';
import { noResponse, refusal } from './explain';

const redirects = 3;
const userAgent = 'hard-metals-site/1.0 (prerendering)';

/** Where WordPress lives: the configured one, or the sample under a name of its own. */
export const origin = env.WORDPRESS_URL ?? 'https://wordpress.sample';

/** The same as editors and visitors name it. */
export const publicOrigin = env.WORDPRESS_PUBLIC_URL ?? origin;

export const editUrlOf = (id: number) => `${publicOrigin}/wp-admin/post.php?post=${id}&action=edit`;

/** Follows redirects within WordPress's own origin, or asks the sample. Throws a `CmsError` where there is no answer. */
export async function connect(
  path: string,
  init: RequestInit,
): Promise<{ response: Response; url: string }> {
  let url = `${origin}${path}`;
  for (let hop = 0; hop <= redirects; hop += 1) {
    const response = await fetchOnce(url, init);
    const target = redirectTarget(response, url);
    if (!target) return { response, url: addressForMessages(url) };
    await response.body?.cancel();
    if (target.origin !== new URL(origin).origin)
      throw new CmsError(
        `${addressForMessages(url)} redirects to ${target.origin}, which is not the configured WordPress: is WORDPRESS_URL its real address, or one that needs WORDPRESS_PUBLIC_URL beside it?`,
      );
    url = target.href;
  }
  throw new CmsError(`${addressForMessages(origin + path)} redirects in a circle.`);
}

/** Where WordPress redirects a path; `null` where it does not. Throws a `CmsError` where it fails, or names no address. */
export async function redirectOf(path: string): Promise<string | null> {
  const url = `${origin}${path}`;
  const response = await fetchOnce(url, {
    method: 'HEAD',
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const { status, statusText } = response;
  if (status >= 500 || status === 429)
    throw refusal({ url, status, statusText, contentType: '', body: '' }, null);
  return redirectTarget(response, url)?.href ?? null;
}

/** Where a response redirects; `null` where it does not. Throws a `CmsError` for a `Location` that is no address. */
function redirectTarget({ status, headers }: Response, url: string): URL | null {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location) return null;
  if (!URL.canParse(location, url))
    throw new CmsError(
      `${addressForMessages(url)} redirects to "${location}", which is no address: correct the redirect in WordPress.`,
    );
  return new URL(location, url);
}

/** One request, no redirect followed. Throws a `CmsError` where there is no answer. */
async function fetchOnce(url: string, { headers, ...options }: RequestInit): Promise<Response> {
  const init = { ...options, headers: { 'user-agent': userAgent, ...headers } };
  try {
    // The page is the only cache: stacking the fetch cache on it would add up their ages.
    if (env.WORDPRESS_URL)
      return await fetch(url, {
        ...init,
        redirect: 'manual',
        // `no-store` would make a page dynamic; of a post Next would read the body to make a key of it.
        ...(init.method === 'POST'
          ? { cache: 'no-store' as const }
          : { next: { revalidate: env.REVALIDATE_SECONDS } }),
      });
    const { respond } = await import('./sample/responder');
    return respond(new Request(url, init));
  } catch (cause) {
    throw noResponse(addressForMessages(url), cause);
  }
}

/** An address for messages: without the parameters that every request has. */
const addressForMessages = (url: string) =>
  url
    .replace(/[?&](?:_embed|_fields|_|orderby|order|acf_format)=[^&]*/g, '')
    .replace(/^([^?&]*)&/, '$1?');
