import { env } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';

const home = env.SITE_URL + routes.home();

/** The company, by what others refer to it with. */
export const companyReference = { '@type': 'Organization', url: home, name: site.brand } as const;

/** The company for search engines: name, address, telephone. */
export const company = {
  name: site.brand,
  url: home,
  logo: `${env.SITE_URL}/icon.svg`,
  description: blurb(),
  email: site.email,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'sales', telephone: site.phone, email: site.email },
    {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.tollFree,
      contactOption: 'TollFree',
    },
  ],
};
