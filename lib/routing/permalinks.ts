import { linkTo, postTypes } from './post-addresses';
import * as routes from './routes';

// Addresses that WordPress itself gives to posts, and what they are here.

/** The types by their first segment, as WordPress and as content type plugins spell it. */
const bases = new Map(
  postTypes.flatMap((type) =>
    [type, type.replaceAll('_', '-')].map((base) => [base, type] as const),
  ),
);

/** A row for each: `/titanium-specs/:slug` → `/inventory/titanium/specs/:slug/`. */
export const permalinks: readonly (readonly [from: string, to: string])[] = [...bases].flatMap(
  ([base, type]) => {
    const from = `/${base}/:slug`;
    const to = decodeURIComponent(linkTo({ type, slug: ':slug' }) ?? `${from}/`);
    return to === `${from}/` ? [] : [[from, to] as const];
  },
);

/** The post that one of WordPress's own addresses names, `null` where it names none. */
export function postAt(pathname: string): { type: string; slug: string } | null {
  const [, base, slug] = /^\/([\w-]+)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const type = base && bases.get(base);
  return type && slug ? { type, slug: routes.fromAddress(slug) } : null;
}

/** Where `?p=123`, `?page_id=7` and `?um_services=sawing` lead, other parameters kept; `null` for another query. */
export function findByQuery(search: string): string | null {
  const target = targetOf(new URLSearchParams(search));
  const rest = search.slice(1).split('&').filter(isForeign).join('&');
  return target && rest ? `${target}?${rest}` : target;
}

function targetOf(query: URLSearchParams): string | null {
  const id = query.get('p') ?? query.get('page_id');
  if (id) return /^\d{1,10}$/.test(id) ? routes.post(Number(id)) : null;
  const type = query.get('post_type') ?? postTypes.find((each) => query.has(each));
  const slug = type && (query.get('name') ?? query.get(type));
  return slug ? linkTo({ type, slug }) : null;
}

const queryNames = new Set(
  'p page_id post_type name preview preview_id preview_nonce'.split(' ').concat(postTypes),
);

const isForeign = (part: string) =>
  part !== '' && [...new URLSearchParams(part).keys()].every((name) => !queryNames.has(name));

/** First words of addresses that are ours. Others with several words are those of child pages. */
const siteFirstSegments = new Set(
  'inventory services glossary tools contact 404 api text search compare quote-sent icons post _next'.split(
    ' ',
  ),
);

/** A child page has an address at the top level here: `/about-us-2/our-team/` → `/our-team/`; `null` for another address. */
export function findChildPage(pathname: string): string | null {
  const segments = pathname.split('/').filter(Boolean);
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  return segments.length > 1 && !siteFirstSegments.has(first) && !/\.\w+$/.test(last)
    ? `/${last}/`
    : null;
}
