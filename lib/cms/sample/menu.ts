import { metals } from '@/lib/catalog/metals';
import type { SeedMenuItem } from './record';

/** The navigation an editor arranged. "Quote" is not in it: the site adds it last (spec §2). */
export const menu: readonly SeedMenuItem[] = [
  { title: 'Home', url: '/' },
  {
    title: 'Inventory',
    url: '/inventory/',
    children: [
      ...metals.map(({ name, slug }) => ({ title: name, url: `/inventory/${slug}/` })),
      { title: 'Cross-Reference', url: '/cross-reference/' },
      { title: 'Find by Property', url: '/find-by-property/' },
      { title: 'Compare Grades', url: '/compare/' },
    ],
  },
  {
    title: 'Services',
    url: '/services/',
    children: [
      { title: 'Value Added Services', url: '/services/value-added-processes/' },
      { title: 'Stock Programs', url: '/services/stock-programs/' },
      { title: 'Just-in-Time Delivery', url: '/services/just-in-time-delivery/' },
      { title: 'Traceability & Certification', url: '/services/traceability-and-certification/' },
    ],
  },
  {
    title: 'Tools',
    url: '/tools/',
    children: [
      { title: 'Metal Weight Calculator', url: '/tools/metal-weight-conversion/' },
      { title: 'Unit Conversion', url: '/tools/conversion/' },
      { title: 'Decimal to Fraction', url: '/tools/decimal-to-fraction/' },
      { title: 'Round to Square', url: '/tools/round-to-square/' },
      { title: 'Temperature Conversion', url: '/tools/temperature-conversion/' },
      { title: 'Weight Conversion', url: '/tools/weight-conversion/' },
      { title: 'Sheet Metal Gauge', url: '/tools/sheet-metal-gauge-conversion/' },
      { title: 'Steel Hardness', url: '/tools/steel-hardness-conversion/' },
      { title: 'Glossary', url: '/glossary/' },
    ],
  },
  {
    title: 'About Us',
    url: '/about-us-2/',
    children: [
      { title: 'Quality', url: '/quality/' },
      { title: 'Capabilities', url: '/capabilities/' },
    ],
  },
  { title: 'Contact', url: '/contact/' },
];
