import { z } from 'zod';
import { toPost, wpPost } from './post';
import { toSections } from './section';
import { fieldsOf, isYes } from './wordpress';

const flexibleLayout = 'acf.flexibleLayoutDanzerscript';

/** A page. Its template chooses the flexible layout, its sidebar flag the aside (spec §2). */
export const pageSchema = wpPost
  .extend({
    template: z.string().default(''),
    acf: fieldsOf({
      sidebar: z.unknown().optional(),
      flexibleLayoutDanzerscript: z.unknown().optional(),
    }),
  })
  .transform(({ acf, template, ...wp }) => ({
    ...toPost(wp),
    /** Whether the quote form stands beside it. */
    sidebar: isYes(acf.sidebar),
    ...(template.endsWith('flexibleLayout.php')
      ? toSections(acf.flexibleLayoutDanzerscript, flexibleLayout)
      : { sections: [], omissions: [] }),
  }));
export type Page = z.output<typeof pageSchema>;
