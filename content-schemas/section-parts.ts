import { z } from 'zod';
import { fieldImage } from './image';
import { listOf, markup, maybe, maybeText, plain, slug } from './wordpress';

/** A button: what it says and where it leads. ACF's link is an object, or a bare address. */
export interface Button {
  label: string;
  href: string;
  newTab: boolean;
}

const link = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.object({ title: maybeText, url: z.string().min(1), target: maybeText }),
);

/** `null` where a button has no address: a label alone leads nowhere. */
export const button = maybe(z.object({ buttonText: maybeText, buttonLink: maybe(link) })).transform(
  (wp): Button | null =>
    wp?.buttonLink
      ? {
          label: wp.buttonText ?? wp.buttonLink.title ?? wp.buttonLink.url,
          href: wp.buttonLink.url,
          newTab: wp.buttonLink.target === '_blank',
        }
      : null,
);

/** HTML of a text field, `""` without any. */
export const words = maybe(markup).transform((html) => html?.trim() ?? '');

/** A line of text, `null` without any. */
export const line = maybeText.transform((text) => text ?? null);

export const picture = maybe(fieldImage).transform((image) => image ?? null);

export const pictures = listOf(fieldImage);

/** What every section may have (spec §3). */
export const heading = z
  .object({ sectionTitle: line, sectionDescription: words, background: picture })
  .transform(({ sectionTitle, sectionDescription, background }) => ({
    title: sectionTitle,
    html: sectionDescription,
    background,
  }));

/** A post named by an editor: the raw row, drafts among them. */
export const relatedPosts = listOf(
  z.object({
    post_title: z.string(),
    post_name: z.string(),
    post_type: z.string(),
    post_excerpt: z.string().default(''),
    post_status: z.string().default('publish'),
  }),
).transform((posts) =>
  posts
    .filter(({ post_status, post_name }) => post_status === 'publish' && post_name !== '')
    .map((post) => ({
      type: post.post_type,
      slug: slug.parse(post.post_name),
      title: plain(post.post_title) || post.post_name,
      excerpt: plain(post.post_excerpt),
    })),
);
