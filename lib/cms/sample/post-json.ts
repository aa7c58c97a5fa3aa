import type { SeedRecord, SeedValue } from './record';
import { uploadUrl } from './picture-json';
import { renderExcerpt, texturize } from './texturize';

/** A record as WordPress stores it. */
export interface Post extends SeedRecord {
  id: number;
  modified: Date;
}

const minuteMs = 60_000;
const firstDateMs = Date.UTC(2026, 10, 2, 8);

/** When the nth item of a seed was written: one a minute, so that the order by date is certain. */
export const seedDate = (n: number) => new Date(firstDateMs + n * minuteMs);

/** The id of the nth item of a seed: pictures come first, then records. */
export const seedId = (n: number) => 100 + n;

/** `2026-11-02T08:00:00`: the site's time zone is UTC. */
const isoDate = (date: Date) => date.toISOString().slice(0, 19);

/** What the REST API answers of a post that needs no other: all that the site reads but its fields, picture and parent. */
export const postJson = (post: Post, origin: string) => ({
  id: post.id,
  slug: post.slug,
  modified_gmt: isoDate(post.modified),
  title: { rendered: texturize(post.title) },
  content: { rendered: renderContent(post.content, origin) },
  excerpt: { rendered: renderExcerpt(post.excerpt ?? '', post.content) },
  template: post.template ?? '',
  menu_order: post.order ?? 0,
});

/** Typography, a last line break, and uploads under the CMS host, where its editor puts them. */
const renderContent = (content: string, origin: string) =>
  content &&
  `${texturize(content)}\n`.replaceAll(`="${uploadUrl('', '')}`, `="${uploadUrl(origin, '')}`);

/** How ACF answers the references of custom fields: `false` for a post or a picture that is gone. */
interface References {
  post: (reference: string) => unknown;
  picture: (file: string) => unknown;
}

/** Custom fields as ACF answers them; `[]` for a post without any. */
export const acfJson = ({ acf = {} }: SeedRecord, references: References): unknown =>
  Object.keys(acf).length > 0 ? fieldJson(acf, references) : [];

function fieldJson(value: SeedValue, references: References): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return listJson(value, references);
  if ('$post' in value) return references.post(String(value.$post));
  if ('$image' in value) return references.picture(String(value.$image));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fieldJson(field, references)]),
  );
}

/** A chosen post or picture that is gone leaves its list; an empty list is `false`. */
function listJson(values: readonly SeedValue[], references: References) {
  const items = values
    .map((value) => fieldJson(value, references))
    .filter((item) => item !== false);
  return items.length > 0 && items;
}
