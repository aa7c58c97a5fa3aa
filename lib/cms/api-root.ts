import { buildFolder, env } from '@/lib/runtime/env';
import { warnOnce } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { sharedAcrossWorkers } from './build-share';
import { CmsError, isCmsError } from './cms-error';
import { connect, origin, publicOrigin, redirectOf } from './transport';

const apiRelation = 'https://api.w.org/';
/** Where the API is, unless the `Link` header of a page names another place. */
const usualRoot = '/wp-json/';
/** A server that started while WordPress did not answer looks for the API again after this long. */
const retryMs = 60_000;

const shared = oncePerProcess<{ apiRoot?: string }>('cms api root', () => ({}));

/** The address of a route of the REST API, below the WordPress host: `/wp-json/wp/v2/forms?slug=plate`. */
export function apiPath(route: string, query: Readonly<Record<string, string>>): string {
  const root = shared.apiRoot ?? usualRoot;
  return `${root}wp/v2/${route}${root.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

/** The path of the REST API, from the `Link` header of any page (spec §7). Throws a `CmsError` where no header has it. */
export async function discover(path = '/'): Promise<string> {
  // Under an internal name, WordPress sends visitors of its pages to its public one, and answers its API.
  const location = env.WORDPRESS_PUBLIC_URL && (await redirectOf(path));
  if (location && new URL(location).origin === new URL(publicOrigin).origin) return usualRoot;
  const { response, url } = await connect(path, {
    method: 'HEAD',
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const link = response.headers.get('link') ?? '';
  const root = link.split(/,\s*(?=<)/).find((value) => value.includes(`rel="${apiRelation}"`));
  const href = root?.match(/<([^>]+)>/)?.[1];
  if (!href || !URL.canParse(href, url))
    throw new CmsError(`No header link was found with the ${apiRelation} relation at ${url}.`);
  // Only the path: a WordPress behind another host name announces that one, and is requested at the configured one.
  const { pathname, search } = new URL(href, url);
  const folder = new URL(origin).pathname.replace(/\/$/, '');
  return (pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname) + search;
}

/** Looks for the API once, for all workers of a build; where it is not announced, the usual path is used. */
export async function discoverApi(): Promise<boolean> {
  if (!env.WORDPRESS_URL) return true; // the embedded sample
  try {
    shared.apiRoot = await sharedAcrossWorkers('api-root', () => discover());
    return true;
  } catch (error) {
    if (!isCmsError(error)) throw error;
    warnOnce(`${error.message} The REST API is requested at ${usualRoot}.`);
    return false;
  }
}

let discovered: Promise<boolean> | undefined;

/** In a build: resolves once the API was looked for, before the first record is read. A server looks for it as it starts. */
export const apiDiscovered = () =>
  buildFolder ? (discovered ??= discoverApi()) : Promise.resolve(true);

/** At the start of a server, in the background: until the API is found, the usual path is used. */
export async function retryDiscovery(): Promise<void> {
  if (!(await discoverApi())) setTimeout(() => void retryDiscovery(), retryMs).unref();
}
