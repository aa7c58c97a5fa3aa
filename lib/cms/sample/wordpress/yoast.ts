import { plainText } from './texturize';
import type { Post } from './store';

const siteName = 'Hard Metals Supply';

/** What Yoast says of a post: absent keys where nothing is known, addresses on the CMS host. */
export function yoastOf(post: Post, link: string) {
  const title = post.seo?.title ?? `${plainText(post.title)} - ${siteName}`;
  const description = post.seo?.description;
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
    ...(description && { og_description: description }),
    og_url: link,
    og_site_name: siteName,
    twitter_card: 'summary_large_image',
  };
}
