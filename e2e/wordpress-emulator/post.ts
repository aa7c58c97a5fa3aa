import { acfOf } from './acf';
import { addresses, parentOf } from './addresses';
import { uploadUrl } from '@/lib/cms/sample/picture-json';
import { isoDate, postJson } from '@/lib/cms/sample/post-json';
import { restMedia, type Attachment } from './attachment';
import type { Post, Store } from './store';
import { yoastOf } from './yoast';

/** A post as `wp/v2` answers it, without what it embeds. */
export function restPost(post: Post, store: Store, origin: string) {
  const { postType } = post;
  const { link } = addresses(post, store, origin);
  const media = post.image ? store.attachment(post.image) : undefined;
  const { id, modified_gmt, slug, title, content, excerpt, template } = postJson(post, origin);
  return {
    id,
    date: isoDate(post.date),
    date_gmt: isoDate(post.date),
    guid: { rendered: link },
    modified: modified_gmt,
    modified_gmt,
    slug,
    status: post.status ?? 'publish',
    type: postType.type,
    link,
    title,
    content: { ...content, protected: false },
    excerpt: { ...excerpt, protected: false },
    ...(postType.type === 'page' && { author: 1, comment_status: 'closed', ping_status: 'closed' }),
    featured_media: media?.id ?? 0,
    ...(postType.hierarchical && { parent: parentOf(post, store)?.id ?? 0 }),
    menu_order: 0,
    template,
    meta: { _acf_changed: false, footnotes: '' },
    class_list: [
      `post-${post.id}`,
      postType.type,
      `type-${postType.type}`,
      'status-publish',
      'hentry',
    ],
    acf: acfOf(post, store, origin),
    yoast_head: `<title>${title.rendered}</title>`,
    yoast_head_json: yoastOf(post, link, media && pictureOf(media, origin)),
    _links: linksOf(post, store, origin),
  };
}

const pictureOf = ({ file, width, height }: Attachment, origin: string) => ({
  width,
  height,
  url: uploadUrl(origin, file),
});

function linksOf(post: Post, store: Store, origin: string) {
  const { self, collection } = addresses(post, store, origin);
  const api = `${origin}/wp-json/wp/v2`;
  const parent = parentOf(post, store);
  const media = post.image ? store.attachment(post.image) : undefined;
  return {
    self: [{ href: self, targetHints: { allow: ['GET'] } }],
    collection: [{ href: collection }],
    about: [{ href: `${api}/types/${post.postType.type}` }],
    ...(post.postType.type === 'page' && {
      author: [{ embeddable: true, href: `${api}/users/1` }],
      replies: [{ embeddable: true, href: `${api}/comments?post=${post.id}` }],
    }),
    'version-history': [{ count: 0, href: `${self}/revisions` }],
    ...(parent && { up: [{ embeddable: true, href: `${collection}/${parent.id}` }] }),
    ...(media && { 'wp:featuredmedia': [{ embeddable: true, href: `${api}/media/${media.id}` }] }),
    'wp:attachment': [{ href: `${api}/media?parent=${post.id}` }],
    curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
  };
}

/** What each embeddable link of a post leads to, by its relation. */
export const embeds: Readonly<
  Record<string, (post: Post, store: Store, origin: string) => unknown>
> = {
  'wp:featuredmedia': ({ image }, store, origin) => {
    const media = image ? store.attachment(image) : undefined;
    return media && restMedia(origin, media);
  },
  author: ({ postType }, _, origin) =>
    postType.type === 'page'
      ? {
          id: 1,
          name: 'admin',
          url: '',
          description: '',
          link: `${origin}/author/admin/`,
          slug: 'admin',
        }
      : undefined,
  up: (post, store, origin) => {
    const parent = parentOf(post, store);
    if (!parent) return undefined;
    const { id, date, slug, type, link, title, excerpt, featured_media, acf, _links } = restPost(
      parent,
      store,
      origin,
    );
    return { id, date, slug, type, link, title, excerpt, featured_media, acf, _links };
  },
};
