import { postFields } from '@/content-schemas/post';
import { termSchema, type TermRecord } from '@/content-schemas/term';
import { oncePer } from '@/lib/cms/once-per';
import { all, one } from './read';

const glossary = { name: 'glossary', schema: termSchema, fields: postFields };

/** A term of the glossary, and what it is filed under: a letter, a topic, or nothing. */
export interface Term extends TermRecord {
  under: { slug: string; title: string } | null;
  /** What is filed under it, by title. */
  terms: readonly TermRecord[];
}

/** Every entry, by title. */
export const getGlossary = async (): Promise<readonly Term[]> => filed(await all(glossary));

/** The entry at `/glossary/:glossary/:item?`, or `null`. */
export async function getTerm(entry: string, item?: string): Promise<Term | null> {
  const known = (await getGlossary()).find(
    ({ slug, under }) =>
      (under?.slug ?? null) === (item ? entry : null) && slug === (item ?? entry),
  );
  return known ?? justAdded(entry, item);
}

/** A term published a moment ago is asked for by its own slug, and then found with its parent. */
async function justAdded(entry: string, item?: string): Promise<Term | null> {
  const post = await one(glossary, item ?? entry);
  if (!post) return null;
  const parent = (await all(glossary)).find(({ id }) => id === post.parent) ?? null;
  return (parent?.slug ?? null) === (item ? entry : null)
    ? { ...post, under: parent, terms: [] }
    : null;
}

/** Two children of different parents may share a slug, so a term is known by its parent's too. */
const filed = oncePer((posts: readonly TermRecord[]): readonly Term[] => {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const children = new Map<number, TermRecord[]>();
  for (const post of posts) children.set(post.parent, [...(children.get(post.parent) ?? []), post]);
  return posts.map((post) => ({
    ...post,
    under: byId.get(post.parent) ?? null,
    terms: children.get(post.id) ?? [],
  }));
});
