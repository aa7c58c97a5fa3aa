import { z } from 'zod';
import { decodedAddress, listOf, maybe, maybeText, text } from './wordpress';

/** The fields of Yoast that a list requests. */
export const yoastFields =
  'yoast_title,yoast_meta,' +
  ['title', 'description', 'robots', 'canonical', 'og_url', 'og_site_name']
    .map((name) => `yoast_head_json.${name}`)
    .join(',');

/** One `<meta>` of a head, as the plugin WP REST Yoast Meta lists them. */
const metaTag = z.object({ name: maybeText, content: maybeText });

/** Yoast's metadata of a post, by WordPress's field names (spec §3). Extend a post's schema with it. */
export const wpYoast = {
  yoast_head_json: maybe(
    z.object({
      title: maybeText,
      description: maybeText,
      canonical: maybe(z.string()),
      og_url: maybe(z.string()),
      og_site_name: maybeText,
      robots: maybe(z.object({ index: maybeText })),
    }),
  ),
  yoast_title: maybe(z.union([maybeText, text])),
  yoast_meta: maybe(listOf(metaTag)).catch(undefined),
};

interface Described {
  slug: string;
  link?: string | undefined;
  title: string;
}
type WpYoast = z.output<z.ZodObject<typeof wpYoast>>;

/** Metadata for search engines: the editors' title and description, `null` where they wrote none. */
export function toSeo(post: Described & WpYoast) {
  const head = headOf(post);
  const metaOf = (name: string) => post.yoast_meta?.find((tag) => tag.name === name)?.content;
  const title = [head?.title, post.yoast_title, metaOf('title')]
    .map((given) => editorsTitle(post.title, given, head?.og_site_name))
    .find((given) => given !== null);
  return {
    title: title ?? null,
    description: head?.description ?? metaOf('description') ?? null,
    noindex: head?.robots?.index === 'noindex',
  };
}

/** Yoast's head of this post. Without its index a list repeats the first post's head, known by its other address. */
function headOf({ slug, link, yoast_head_json: head }: Described & WpYoast) {
  const address = head?.canonical ?? head?.og_url;
  if (!head || !address) return head;
  const path = pathOf(address);
  return path === pathOf(link ?? '') || path.split('/').at(-1) === slug ? head : undefined;
}

/** `https://cms.example.com/forms/%e6%97%a5/` → `forms/日`, so that hosts, slashes and spellings do not matter. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '');
  return decodedAddress(path.split('/').filter(Boolean).join('/'));
}

/** `null` where it is Yoast's default, post + site: that has straight quotes where WordPress's title has curly ones. */
function editorsTitle(title: string, given: string | undefined, siteName = ''): string | null {
  // A template whose parts nobody filled in: "%%title%% %%sep%% %%sitename%%".
  if (!given || /%%\w+%%/.test(given)) return null;
  const [whole, bare] = [typed(given), typed(title)];
  const [start, end] = [typed(`${title} `), typed(` ${siteName}`)];
  const isMade =
    whole === bare ||
    (siteName !== '' &&
      whole.startsWith(start) &&
      whole.endsWith(end) &&
      whole.length === start.length + 1 + end.length);
  return isMade ? null : given;
}

/** Typographic marks that WordPress sets (`wptexturize`), each with the typed one. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[“”„″]/g, '"'],
  [/[‘’‚′]/g, "'"],
  [/[–—]|-{2,3}/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
];
const typed = (text: string) => marks.reduce((text, [set, key]) => text.replace(set, key), text);
