import { env } from '@/lib/runtime/env';
import { trail } from '@/lib/routing/breadcrumbs';

/** The breadcrumbs of a page for search engines, where every step but the last must have an address. */
export const breadcrumbList = (path: string, title: string) =>
  trail(path, title)
    .filter(({ href }, i, crumbs) => href !== null || i === crumbs.length - 1)
    .map(({ label, href }) => ({ name: label, item: env.SITE_URL + (href ?? path) }));
