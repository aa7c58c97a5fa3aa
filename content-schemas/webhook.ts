import { z } from 'zod';
import { slug } from './wordpress';

/** What an editor did to one thing. */
const change = z
  .object({
    /** A post type, or `menu`. */
    type: z.string().min(1).max(40),
    /** `published`: visitors see it from now on; `gone`: no longer. */
    event: z.enum(['published', 'changed', 'gone']),
    slug: slug.optional(),
    /** Its slug until now, where that was another. */
    before: slug.nullish(),
  })
  .refine(({ type, slug: given }) => type === 'menu' || given, 'a post is named by its slug')
  .transform((wp) => ({ ...wp, slug: wp.slug ?? '', before: wp.before ?? null }));
export type Change = z.output<typeof change>;

/** What editors changed in one request; `contract/webhooks.json` tests the plugin and the site. */
export const webhookSchema = z.object({ changes: z.array(change).min(1).max(200) });
