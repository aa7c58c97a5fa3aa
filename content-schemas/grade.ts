import { z } from 'zod';
import { toPost, wpPost } from './post';
import { fieldsOf, listOf, markup, maybe, maybeText, plain, slug } from './wordpress';

/** A related post as ACF answers it: the raw row (its title is not escaped), or the id alone. */
const relation = z.union([
  z.number().int().positive(),
  z.object({ post_title: z.string(), post_name: z.string(), post_status: z.string().optional() }),
]);

const reference = z.object({ title: z.string(), slug });

/** What a grade says of a spec or a form: its title and slug, or its id where ACF is set to answer ids. */
export type Reference = z.output<typeof reference>;
export type Relation = number | Reference;

/** Where a metal keeps its specs: the row of `lib/metals.ts` knows the names. */
export interface GradeFields {
  specs: string;
  specLink: string;
}

/** The grades of one metal. A row of specs may miss its link, its forms, or both. */
export const gradeSchema = (fields: GradeFields) => {
  const row = z.object({ [fields.specLink]: listOf(relation), form: listOf(relation) });
  const common = fieldsOf({
    chemistry: maybe(markup),
    uns: maybeText,
    density: maybe(z.coerce.number().positive()),
    aliases: maybeText,
  });
  return wpPost
    .extend({ acf: z.intersection(common, fieldsOf({ [fields.specs]: listOf(row) })) })
    .transform(({ acf, ...wp }) => ({
      ...toPost(wp),
      /** Editor HTML, usually a table of elements. */
      chemistry: acf.chemistry ?? null,
      uns: acf.uns ?? null,
      /** Pounds per cubic inch. */
      density: acf.density ?? null,
      aliases: (acf.aliases ?? '')
        .split(',')
        .map((alias) => alias.trim())
        .filter(Boolean),
      /** One row per spec, with the forms stocked to it. A row without specs only names forms. */
      rows: (acf[fields.specs] ?? []).map((item) => ({
        specs: published(item[fields.specLink]),
        forms: published(item.form),
      })),
    }));
};
export type GradeRecord = z.output<ReturnType<typeof gradeSchema>>;

/** Relations name drafts too, which no visitor may follow. */
const published = (relations: readonly z.output<typeof relation>[] = []): Relation[] =>
  relations.flatMap<Relation>((post) => {
    if (typeof post === 'number') return [post];
    if ((post.post_status ?? 'publish') !== 'publish' || post.post_name === '') return [];
    return [{ title: plain(post.post_title) || post.post_name, slug: slug.parse(post.post_name) }];
  });

/** A grade with its references resolved: what pages and components know. */
export interface Grade extends Omit<GradeRecord, 'rows'> {
  rows: readonly { specs: readonly Reference[]; forms: readonly Reference[] }[];
  /** Every spec it is stocked to, and every form it comes in, each once. */
  specs: readonly Reference[];
  forms: readonly Reference[];
}

/** A grade that meets a spec, and the forms it is stocked in to that spec. */
export interface Meeting {
  grade: Grade;
  forms: readonly Reference[];
}
