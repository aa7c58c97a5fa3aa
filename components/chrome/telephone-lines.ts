import { site, telephone } from '@/lib/site/company';

/** How the supplier is reached by telephone. A fax is not called. */
export const telephoneLines: readonly { name: string; number: string; href: string | null }[] = [
  { name: 'Phone', number: site.phone, href: telephone(site.phone) },
  { name: 'Toll free', number: site.tollFree, href: telephone(site.tollFree) },
  { name: 'Fax', number: site.fax, href: null },
];
