import type { Service, WithContext } from 'schema-dts';
import { env } from '@/lib/runtime/env';
import { companyReference } from './company';

/** A service or process for search engines, with its provider. */
export const serviceFacts = (
  path: string,
  { title, excerpt }: { title: string; excerpt: string },
): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: title,
  serviceType: title,
  ...(excerpt && { description: excerpt }),
  url: env.SITE_URL + path,
  provider: companyReference,
});
