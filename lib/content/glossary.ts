import { postFields, postFilled } from '@/content-schemas/post';
import { termSchema, type TermRecord } from '@/content-schemas/term';
import { memoize } from '@/lib/runtime/memoize';
import { findPost, listPosts } from './read';

export const glossary = {
  name: 'glossary',
  schema: termSchema,
  fields: postFields,
  filled: postFilled,
};

/** A term, and what it is filed under: a letter, a topic, or nothing. */
export interface Term extends TermRecord {
  under: { slug: string; title: string } | null;
  terms: readonly TermRecord[];
}

/** Every entry. */
export const getGlossary = async (): Promise<readonly Term[]> => toTerms(await listPosts(glossary));

/** The entry by the last segment, or `null`. The segment before it distinguishes entries of one slug. */
export async function getTerm(entry: string, item?: string): Promise<Term | null> {
  const slug = item ?? entry;
  const post = await findPost(glossary, slug);
  const found = toTerms(await listPosts(glossary)).filter((each) => each.slug === slug);
  const under = item === undefined ? null : entry;
  const term =
    found.find((each) => (each.under?.slug ?? null) === under) ??
    found.find((each) => each.under === null) ??
    found[0];
  return term ?? (post && justAdded(post));
}

/** A term published a moment ago is requested by its own slug, and then found with its parent. */
async function justAdded(post: TermRecord): Promise<Term> {
  const under = (await listPosts(glossary)).find(({ id }) => id === post.parent) ?? null;
  return { ...post, under, terms: [] };
}

/** Two children of different parents may share a slug, so a term is known by its parent's too. */
const toTerms = memoize((posts: readonly TermRecord[]): readonly Term[] => {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const children = new Map<number, TermRecord[]>();
  for (const post of posts) children.set(post.parent, [...(children.get(post.parent) ?? []), post]);
  return posts.map((post) => ({
    ...post,
    under: byId.get(post.parent) ?? null,
    terms: children.get(post.id) ?? [],
  }));
});
