import { z } from 'zod';
import { plainText, slug } from './wordpress';

/** Another post: title and slug, its id, or the slug alone out of an address. */
export type Relation = number | { slug: string; title: string | null };

/** The row of a post as ACF answers it: its title is not escaped. Drafts are among them, which no visitor may follow. */
const row = z
  .object({ post_title: z.string(), post_name: z.string(), post_status: z.string().optional() })
  .transform(({ post_title, post_name, post_status = 'publish' }): Relation | null =>
    post_status !== 'publish' || post_name === '' ? null : reference(post_title, post_name),
  );

/** One object for each name that WordPress sends: 20,000 grades name the same few specs and forms, a third of their memory. */
function reference(post_title: string, post_name: string): Relation {
  const key = `${post_name} ${post_title}`;
  const known = references.get(key);
  if (known) return known;
  const made = Object.freeze({
    title: plainText(post_title) || post_name,
    slug: slug.parse(post_name),
  });
  references.set(key, made);
  return made;
}
const references = new Map<string, Relation>();

const id = z.number().int().positive();

/** `https://cms.example.com/titanium-specs/ams-4928/`, and `…/?p=31` before a post has an address of its own. */
const address = z.string().transform((value, context): Relation => {
  const path = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)(?:\?([^#]*))?/.exec(value.trim());
  const number = id.safeParse(Number(new URLSearchParams(path?.[2]).get('p'))).data;
  const name = path?.[1]?.split('/').findLast((part) => part !== '');
  if (number) return number;
  if (name) return { slug: slug.parse(name), title: null };
  context.addIssue({ code: 'custom', message: 'no post, number or address of one' });
  return z.NEVER;
});

/** A post that a field names, in any way that ACF answers it; `null` for one that visitors do not see. */
export const relation = z.union(
  [
    id,
    z
      .string()
      .regex(/^\s*\d+\s*$/)
      .transform(Number)
      .pipe(id),
    address,
    row,
  ],
  'no post, number or address of one',
);
