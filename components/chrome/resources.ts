import * as routes from '@/lib/routing/routes';

/** The footer's links (spec §2), the two ways to find a grade by its numbers, and the quote list. */
export const resources: readonly { label: string; href: string }[] = [
  { label: 'Contact Us', href: routes.contact() },
  { label: 'Inventory', href: routes.allInventory() },
  { label: 'Services', href: routes.services() },
  { label: 'Tools', href: routes.allTools() },
  { label: 'About Us', href: routes.page({ slug: 'about-us-2' }) },
  { label: 'Quality', href: routes.page({ slug: 'quality' }) },
  { label: 'Product Line Card', href: routes.lineCard() },
  { label: 'Metals Glossary', href: routes.allGlossary() },
  { label: 'Cross-Reference', href: routes.crossReference() },
  { label: 'Compare Grades', href: routes.compare() },
  { label: 'Quote List', href: routes.quoteList() },
  { label: 'Sitemap', href: routes.sitemap() },
  { label: 'Privacy', href: routes.privacy() },
  { label: 'Terms', href: routes.page({ slug: 'terms-and-conditions' }) },
];
