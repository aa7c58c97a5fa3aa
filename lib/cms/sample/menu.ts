import type { SeedMenuItem } from './record';

/** The navigation an editor arranged. "Quote" is not in it: the site adds it last (spec §2). */
export const menu: readonly SeedMenuItem[] = [
  { title: 'Home', url: '/' },
  {
    title: 'Inventory',
    url: '/inventory/',
    children: [
      { title: 'Titanium', url: '/inventory/titanium/' },
      { title: 'Stainless Steel', url: '/inventory/stainless-steel/' },
      { title: 'Alloy Steel', url: '/inventory/alloy-steel/' },
      { title: 'Nickel', url: '/inventory/nickel/' },
      { title: 'Cobalt Alloy', url: '/inventory/cobalt-alloy/' },
    ],
  },
  {
    title: 'Services',
    url: '/services/',
    children: [
      { title: 'Value Added Processes', url: '/services/value-added-processes/' },
      { title: 'Stock Programs', url: '/services/stock-programs/' },
      { title: 'Just-in-Time Delivery', url: '/services/just-in-time-delivery/' },
      { title: 'Traceability & Certification', url: '/services/traceability-and-certification/' },
    ],
  },
  {
    title: 'Tools',
    url: '/tools/',
    children: [
      { title: 'Unit Conversion', url: '/tools/conversion/' },
      { title: 'Metal Weight Calculator', url: '/tools/metal-weight-conversion/' },
      { title: 'Sheet Metal Gauge', url: '/tools/sheet-metal-gauge-conversion/' },
      { title: 'Steel Hardness', url: '/tools/steel-hardness-conversion/' },
    ],
  },
  {
    title: 'About Us',
    url: '/about-us-2/',
    children: [
      { title: 'Quality', url: '/quality/' },
      { title: 'Capabilities', url: '/capabilities/' },
      { title: 'Contact Us', url: '/contact/' },
    ],
  },
  { title: 'Glossary', url: '/glossary/' },
];
