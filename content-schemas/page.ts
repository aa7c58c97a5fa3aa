import { z } from 'zod';
import { postFilled, readPost, toPost, wpPost } from './post';
import { toSections } from './section';
import { fieldsOf, isYes, maybe } from './wordpress';

const isFlexible = (template = '') => template.endsWith('flexibleLayout.php');
/** The field in which editors build a page of sections. */
export const flexibleLayout = 'acf.flexibleLayoutDanzerscript';

/** A page. Its template chooses the flexible layout, its sidebar flag the aside (spec §2). */
export const pageSchema = readPost(
  wpPost
    .extend({
      template: maybe(z.string()),
      acf: fieldsOf({
        sidebar: z.unknown().optional(),
        flexibleLayoutDanzerscript: z.unknown().optional(),
      }),
    })
    .transform(({ acf, template, ...wp }) => ({
      ...toPost(wp),
      flexible: isFlexible(template),
      /** Whether the quote form is beside it. */
      sidebar: isYes(acf.sidebar),
      ...(isFlexible(template)
        ? toSections(acf.flexibleLayoutDanzerscript, flexibleLayout)
        : { sections: [], omissions: [] }),
    })),
);
export type Page = z.output<typeof pageSchema>;

/** As `postFilled`, of a page. */
export const pageFilled = {
  ...postFilled,
  [flexibleLayout]: ({ flexible, sections }: Page) => (flexible ? sections.length > 0 : null),
};
