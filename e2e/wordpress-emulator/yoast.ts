import { renderExcerpt } from '@/lib/cms/sample/texturize';
import type { Post } from './store';

interface Size {
  width: number;
  height: number;
}

const siteName = 'Hard Metals Supply';

/** A title without its tags. */
const plainText = (html: string) => html.replace(/<[^>]*>/g, '');

/** What Yoast says of a post: absent keys where nothing is known, addresses on the CMS host. */
export function yoastOf(post: Post, link: string, picture?: { url: string } & Size) {
  const title = post.seo?.title ?? `${plainText(post.title)} - ${siteName}`;
  const description = post.seo?.description;
  /** What a shared link says: the excerpt where nobody wrote a description. */
  const shared = description ?? plainText(renderExcerpt(post.excerpt ?? '', post.content)).trim();
  return {
    title,
    ...(description && { description }),
    robots: {
      index: 'index',
      follow: 'follow',
      'max-snippet': 'max-snippet:-1',
      'max-image-preview': 'max-image-preview:large',
      'max-video-preview': 'max-video-preview:-1',
    },
    canonical: link,
    og_locale: 'en_US',
    og_type: 'article',
    og_title: title,
    ...(shared && { og_description: shared }),
    og_url: link,
    og_site_name: siteName,
    ...(picture && { og_image: [{ ...picture, type: 'image/png' }] }),
    twitter_card: 'summary_large_image',
    schema: { '@context': 'https://schema.org', '@graph': [] },
  };
}
