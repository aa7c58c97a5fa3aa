import type { PropertyValue, Thing, WebPage, WithContext } from 'schema-dts';
import { env } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { sharePicture } from '@/lib/site/metadata';

interface Page {
  path: string;
  title: string;
  description: string;
  /** When it last changed, ISO 8601. */
  modified?: string | null;
  /** What it is about, where that has a name of its own. */
  about?: Exclude<Thing, string>;
  /** Figures that stand on it. */
  mentions?: readonly PropertyValue[];
}

/**
 * A page for search engines (schema.org). Grades are what a page is about and no Product, which without
 * offer, review or rating is an error (decision 19); nor are tools a SoftwareApplication, for the same reason.
 */
export function pageFacts({
  path,
  title,
  description,
  modified,
  about,
  mentions = [],
}: Page): WithContext<WebPage> {
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
    ...(mentions.length > 0 && { mentions }),
  };
}
