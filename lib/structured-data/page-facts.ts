import type { Thing, WebPage, WithContext } from 'schema-dts';
import { env } from '@/lib/runtime/env';
import { trail } from '@/lib/routing/breadcrumbs';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { sharePicture } from '@/lib/site/metadata';

interface FactsOfPage {
  path: string;
  title: string;
  description: string;
  /** ISO 8601. */
  modified?: string | null;
  /** What it is about, where that has a name of its own. */
  about?: Exclude<Thing, string>;
}

/** No Product and no SoftwareApplication: without offer, review or rating each is an error (decision 19). */
export function pageFacts({
  path,
  title,
  description,
  modified,
  about,
}: FactsOfPage): WithContext<WebPage> {
  const url = env.SITE_URL + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: site.locale,
    primaryImageOfPage: { '@type': 'ImageObject', url: env.SITE_URL + sharePicture.url },
    isPartOf: { '@type': 'WebSite', name: site.brand, url: env.SITE_URL + routes.home() },
    ...(modified && { dateModified: modified }),
    ...(about && { about }),
  };
}

/** The breadcrumbs of a page for search engines, where every step but the last must have an address. */
export const breadcrumbList = (path: string, title: string) =>
  trail(path, title)
    .filter(({ href }, i, crumbs) => href !== null || i === crumbs.length - 1)
    .map(({ label, href }) => ({ name: label, item: env.SITE_URL + (href ?? path) }));
