import { acfOf } from './acf';
import { addresses, parentOf } from './addresses';
import { restMedia, uploadUrl, type Attachment } from './attachment';
import { isoDate } from './dates';
import type { Post, Store } from './store';
import { renderExcerpt, texturize } from './texturize';
import { yoastOf } from './yoast';

/** A post as `wp/v2` answers it, without what it embeds. */
export function restPost(post: Post, store: Store, origin: string) {
  const { postType } = post;
  const { link } = addresses(post, store, origin);
  const media = post.image ? store.attachment(post.image) : undefined;
  return {
    id: post.id,
    date: isoDate(post.date),
    date_gmt: isoDate(post.date),
    guid: { rendered: link },
    modified: isoDate(post.modified),
    modified_gmt: isoDate(post.modified),
    slug: post.slug,
    status: post.status ?? 'publish',
    type: postType.type,
    link,
    title: { rendered: texturize(post.title) },
    content: { rendered: renderContent(post.content, origin), protected: false },
    excerpt: { rendered: renderExcerpt(post.excerpt ?? '', post.content), protected: false },
    ...(postType.type === 'page' && { author: 1, comment_status: 'closed', ping_status: 'closed' }),
    featured_media: media?.id ?? 0,
    ...(postType.hierarchical && { parent: parentOf(post, store)?.id ?? 0 }),
    menu_order: 0,
    template: post.template ?? '',
    meta: { _acf_changed: false, footnotes: '' },
    class_list: [
      `post-${post.id}`,
      postType.type,
      `type-${postType.type}`,
      'status-publish',
      'hentry',
    ],
    acf: acfOf(post, store, origin),
    yoast_head: `<title>${texturize(post.title)}</title>`,
    yoast_head_json: yoastOf(post, link, media && pictureOf(media, origin)),
    _links: linksOf(post, store, origin),
  };
}

const pictureOf = ({ file, width, height }: Attachment, origin: string) => ({
  width,
  height,
  url: uploadUrl(origin, file),
});

/** Typography, a last line break, and uploads under the CMS host, where its editor puts them. */
const renderContent = (content: string, origin: string) =>
  content &&
  `${texturize(content)}\n`.replaceAll(
    '="/wp-content/uploads/2026/11/',
    `="${uploadUrl(origin, '')}`,
  );

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
