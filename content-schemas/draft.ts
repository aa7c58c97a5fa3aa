import { z } from 'zod';

const wpDraft = z.looseObject({
  id: z.number().int(),
  slug: z.string().default(''),
  status: z.string(),
  generated_slug: z.string().nullish(),
  date_gmt: z.string().nullish(),
  modified_gmt: z.string().nullish(),
});

const autosave = z.object({
  modified_gmt: z.string(),
  title: z.unknown(),
  content: z.unknown(),
  excerpt: z.unknown(),
});

/** A post as it is in its editor, whether or not visitors see it. */
export interface PostDraft {
  name: string;
  id: number;
  /** In WordPress's words: `draft`, `pending`, `future`, `publish`. */
  status: string;
  /** When it is to appear, ISO 8601 in UTC. */
  date: string | null;
  /** Whether title, text and excerpt are an autosave, newer than what was saved. */
  isTextNewer: boolean;
  /** The record, as the collection would carry it. */
  record: Readonly<Record<string, unknown>>;
}

/** With what was typed since it was saved and the slug it will have; `null` for what is no post. */
export function toDraft(
  name: string,
  { post, autosaves }: { post: unknown; autosaves: unknown },
): PostDraft | null {
  const wp = wpDraft.safeParse(post).data;
  if (!wp) return null;
  const typed = latest(autosaves);
  const isTextNewer = typed !== null && typed.modified_gmt > (wp.modified_gmt ?? '');
  const { title, content, excerpt } = typed ?? {};
  return {
    name,
    id: wp.id,
    status: wp.status,
    date: wp.date_gmt ? `${wp.date_gmt}Z` : null,
    isTextNewer,
    record: {
      ...wp,
      slug: wp.slug || wp.generated_slug || `post-${wp.id}`,
      ...(isTextNewer && { title, content, excerpt }),
    },
  };
}

/** Each editor has one of their own; the last one typed is meant. */
function latest(autosaves: unknown) {
  const read = z.array(autosave.nullable().catch(null)).safeParse(autosaves).data ?? [];
  return (
    read
      .flatMap((each) => each ?? [])
      .toSorted((a, b) => b.modified_gmt.localeCompare(a.modified_gmt))[0] ?? null
  );
}
