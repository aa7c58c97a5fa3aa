import type { MetadataRoute } from 'next';
import { env } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';

/** Everything may be read but what only answers forms; pages to be left out have `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: env.SITE_URL + routes.sitemapXml(),
  };
}
