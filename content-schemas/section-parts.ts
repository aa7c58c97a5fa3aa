import { z } from 'zod';
import { anyImage } from './image';
import { field, fieldsByName } from './fields-by-name';
import { listOf, markup, maybe, maybeText, plainText, slug } from './wordpress';

/** A button: its label and address. ACF's link is an object, or a bare address. */
export interface Button {
  label: string;
  href: string;
  newTab: boolean;
}

const link = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.object({ title: maybeText, url: z.string().min(1), target: maybeText }),
);

export const buttonFields = {
  label: field('text', maybeText, 'buttonText', 'text', 'label'),
  link: field('link', maybe(link), 'buttonLink', 'link', 'url'),
};

/** `null` where a button has no address: a label alone leads nowhere. `label` is `null` where no editor wrote one. */
export const button = maybe(fieldsByName(buttonFields)).transform((wp) =>
  wp?.link
    ? {
        label: [wp.label, wp.link.title].find((label) => label && !isAddress(label)) ?? null,
        href: wp.link.url,
        newTab: wp.link.target === '_blank',
      }
    : null,
);

/** The address of a file that an editor chose; `null` without one. */
export const fileAddress = maybe(link).transform((file) => file?.url ?? null);

const isAddress = (label: string) => /^(https?:\/\/|www\.|[/#?]|mailto:|tel:)\S*$/i.test(label);

/** The same with a label for the button, which is never an address. */
export const labelled = <T extends { title: string | null; button: z.output<typeof button> }>({
  button: wp,
  ...rest
}: T): Omit<T, 'button'> & { button: Button | null } => ({
  ...rest,
  button: wp && { ...wp, label: wp.label ?? wordsFor(wp.href, rest.title) },
});

const wordsFor = (href: string, title: string | null) => {
  if (href.endsWith('#quote')) return 'Get Quote';
  return title ? `Read more about ${title}` : 'Read more';
};

/** HTML of a text field, `""` without any. */
export const sectionHtml = maybe(markup).transform((html) => html?.trim() ?? '');

export const line = maybeText.transform((text) => text ?? null);

export const picture = maybe(anyImage).transform((image) => image ?? null);

export const pictures = listOf(anyImage);

/** A post named by an editor: the raw row, drafts among them. */
export const relatedPosts = listOf(
  z
    .object(
      {
        post_title: z.string(),
        post_name: z.string(),
        post_type: z.string(),
        post_excerpt: z.string().default(''),
        post_status: z.string().default('publish'),
        post_password: z.string().default(''),
      },
      "no post but its number or address: set the field's Return Format to Post Object",
    )
    .transform(({ post_status, post_name, ...post }) =>
      post_status !== 'publish' || post_name === ''
        ? null
        : {
            /** Its post type in WordPress. */
            type: post.post_type,
            slug: slug.parse(post_name),
            title: plainText(post.post_title) || post_name,
            excerpt: post.post_password === '' ? plainText(post.post_excerpt) : '',
          },
    ),
).transform((posts) => posts.filter((post) => post !== null));
