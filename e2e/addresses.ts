/** What an address of the site shows: its title, its one h1, and its breadcrumbs, "(…)" where one is no link. */
export interface Shown {
  path: string;
  title: string;
  heading: string;
  trail: string;
}

/** Every address of spec §2 that shows something, with examples of the sample where it names a kind. */
export const shown: readonly Shown[] = [
  {
    path: '/',
    title: 'Hard Metals Supply | Titanium, Stainless Steel, Alloy Steel, Nickel and Cobalt',
    heading: 'Hard metals, cut to print, certified to spec.',
    trail: '',
  },
  {
    path: '/inventory/',
    title: 'Titanium Metals Supplier | View Inventory',
    heading: 'Titanium',
    trail: 'Home > Inventory > (Titanium)',
  },
  {
    path: '/inventory/titanium/',
    title: 'Titanium Metals Supplier | View Inventory',
    heading: 'Titanium',
    trail: 'Home > Inventory > (Titanium)',
  },
  {
    path: '/inventory/stainless-steel/',
    title: 'Stainless Steel Supplier | View Inventory',
    heading: 'Stainless Steel',
    trail: 'Home > Inventory > (Stainless Steel)',
  },
  {
    path: '/inventory/alloy-steel/',
    title: 'Alloy Steel Supplier | View Inventory',
    heading: 'Alloy Steel',
    trail: 'Home > Inventory > (Alloy Steel)',
  },
  {
    path: '/inventory/nickel/',
    title: 'Nickel Supplier | View Inventory',
    heading: 'Nickel',
    trail: 'Home > Inventory > (Nickel)',
  },
  {
    path: '/inventory/cobalt-alloy/',
    title: 'Cobalt Alloy Supplier | View Inventory',
    heading: 'Cobalt Alloy',
    trail: 'Home > Inventory > (Cobalt Alloy)',
  },
  {
    path: '/inventory/cobalt/',
    title: 'Cobalt Alloy Supplier | View Inventory',
    heading: 'Cobalt Alloy',
    trail: 'Home > Inventory > (Cobalt Alloy)',
  },
  {
    path: '/inventory/titanium/grade/6al-4v/',
    title: 'Ti-6Al-4V Titanium (Grade 5, UNS R56400) | Bar, Plate and Sheet',
    heading: '6AL-4V',
    trail: 'Home > Inventory > Titanium > (Grade) > (6AL-4V)',
  },
  {
    path: '/inventory/cobalt/grade/l-605/',
    title: 'L-605 Cobalt Alloy Supplier | View Inventory',
    heading: 'L-605',
    trail: 'Home > Inventory > Cobalt Alloy > (Grade) > (L-605)',
  },
  {
    path: '/inventory/titanium/form/round-bar/',
    title: 'Titanium Round Bar Supplier | View Inventory',
    heading: 'Titanium Round Bar',
    trail: 'Home > Inventory > Titanium > (Form) > (Titanium Round Bar)',
  },
  {
    path: '/inventory/titanium/specs/ams-4928/',
    title: 'AMS 4928 Titanium Supplier | View Inventory',
    heading: 'AMS 4928',
    trail: 'Home > Inventory > Titanium > (Specs) > (AMS 4928)',
  },
  {
    path: '/services/',
    title: 'Metal Supply Services | Hard Metals Supply',
    heading: 'Services',
    trail: 'Home > (Services)',
  },
  {
    path: '/services/stock-programs/',
    title: 'Stock Programs | Hard Metals Supply',
    heading: 'Stock Programs',
    trail: 'Home > Services > (Stock Programs)',
  },
  {
    path: '/services/value-added-processes/',
    title: 'Value Added Metal Processing | Hard Metals Supply',
    heading: 'Value Added Services',
    trail: 'Home > Services > (Value Added Services)',
  },
  {
    path: '/services/value-added-processes/heat-treating/',
    title: 'Heat Treating of Hard Metals | Hard Metals Supply',
    heading: 'Heat Treating',
    trail: 'Home > Services > Value Added Services > (Heat Treating)',
  },
  {
    path: '/glossary/',
    title: 'Metals Glossary | Hard Metals Supply',
    heading: 'Metals Glossary',
    trail: 'Home > (Metals Glossary)',
  },
  {
    path: '/glossary/alloy/',
    title: 'Alloy | Metals Glossary',
    heading: 'Alloy',
    trail: 'Home > Glossary > (Alloy)',
  },
  {
    path: '/tools/conversion/',
    title: 'Unit Conversion | Hard Metals Supply',
    heading: 'Unit Conversion',
    trail: 'Home > Tools > (Unit Conversion)',
  },
  {
    path: '/tools/decimal-to-fraction/',
    title: 'Decimal to Fraction | Hard Metals Supply',
    heading: 'Decimal to Fraction',
    trail: 'Home > Tools > (Decimal to Fraction)',
  },
  {
    path: '/tools/round-to-square/',
    title: 'Round to Square | Hard Metals Supply',
    heading: 'Round to Square',
    trail: 'Home > Tools > (Round to Square)',
  },
  {
    path: '/tools/temperature-conversion/',
    title: 'Temperature Conversion | Hard Metals Supply',
    heading: 'Temperature Conversion',
    trail: 'Home > Tools > (Temperature Conversion)',
  },
  {
    path: '/tools/weight-conversion/',
    title: 'Weight Conversion | Hard Metals Supply',
    heading: 'Weight Conversion',
    trail: 'Home > Tools > (Weight Conversion)',
  },
  {
    path: '/tools/sheet-metal-gauge-conversion/',
    title: 'Sheet Metal Gauge Conversion | Hard Metals Supply',
    heading: 'Sheet Metal Gauge Conversion',
    trail: 'Home > Tools > (Sheet Metal Gauge Conversion)',
  },
  {
    path: '/tools/steel-hardness-conversion/',
    title: 'Steel Hardness Conversion | Hard Metals Supply',
    heading: 'Steel Hardness Conversion',
    trail: 'Home > Tools > (Steel Hardness Conversion)',
  },
  {
    path: '/tools/metal-weight-conversion/',
    title: 'Metal Weight Calculator | Hard Metals Supply',
    heading: 'Metal Weight Calculator',
    trail: 'Home > Tools > (Metal Weight Calculator)',
  },
  {
    path: '/contact/',
    title: 'Contact Us | Hard Metals Supply',
    heading: 'Contact Us',
    trail: 'Home > (Contact Us)',
  },
  {
    path: '/about-us-2/',
    title: 'About Us | Hard Metals Supply',
    heading: 'About Us',
    trail: 'Home > (About Us)',
  },
  {
    path: '/quality/',
    title: 'Quality and Traceability | Hard Metals Supply',
    heading: 'Quality',
    trail: 'Home > (Quality)',
  },
  {
    path: '/capabilities/',
    title: 'Capabilities | Hard Metals Supply',
    heading: 'Capabilities',
    trail: 'Home > (Capabilities)',
  },
  {
    path: '/terms-and-conditions/',
    title: 'Terms & Conditions of Sale | Hard Metals Supply',
    heading: 'Terms & Conditions',
    trail: 'Home > (Terms & Conditions)',
  },
  {
    path: '/sitemap/',
    title: 'Sitemap | Hard Metals Supply',
    heading: 'Sitemap',
    trail: 'Home > (Sitemap)',
  },
  {
    path: '/product-line-card/',
    title: 'Product Line Card | Hard Metals Supply',
    heading: 'Product Line Card',
    trail: 'Home > (Product Line Card)',
  },
];

/** Old address → new address, one permanent hop (spec §2), and the bare hub of the tools. */
export const moved: readonly (readonly [from: string, to: string])[] = [
  ['/stainless-steel-grade/17-4-ph', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['/alloy-steel-grade/4340', '/inventory/alloy-steel/grade/4340/'],
  ['/titanium-grade/6al-4v', '/inventory/titanium/grade/6al-4v/'],
  ['/nickel-grade/inconel-718', '/inventory/nickel/grade/inconel-718/'],
  ['/cobalt-alloy-grade/l-605', '/inventory/cobalt/grade/l-605/'],
  ['/stainless-steel-grades', '/inventory/stainless-steel/'],
  ['/titanium-grades', '/inventory/titanium/'],
  ['/alloy-steel-grades', '/inventory/alloy-steel/'],
  ['/cobalt-alloy-grades', '/inventory/cobalt-alloy/'],
  ['/nickel-grades', '/inventory/nickel/'],
  ['/length-converstion', '/tools/conversion/'],
  ['/decimal-to-fractions', '/tools/decimal-to-fraction/'],
  ['/round-to-square-calculator', '/tools/round-to-square/'],
  ['/temperature-conversion', '/tools/temperature-conversion/'],
  ['/weight-conversion', '/tools/weight-conversion/'],
  ['/sheet-metal-gauge-conversions', '/tools/sheet-metal-gauge-conversion/'],
  ['/steel-hardness-conversion-calculator', '/tools/steel-hardness-conversion/'],
  ['/metal-weight-calculator', '/tools/metal-weight-conversion/'],
  ['/yield-algorithm-2', '/about-us-2/'],
  ['/approvals-and-customer-base', '/about-us-2/'],
  ['/mission-statement', '/about-us-2/'],
  ['/quote', '/'],
  ['/incoming-stock', '/inventory/'],
  ['/tools', '/tools/conversion/'],
];

/** Addresses of what WordPress does not have → the address that answers 404 (decision 1). */
export const unknown: readonly (readonly [path: string, to: string])[] = [
  ['/inventory/titanium/grade/no-such/', '/404/'],
  ['/inventory/titanium/form/no-such/', '/404/'],
  ['/inventory/titanium/specs/no-such/', '/404/'],
  ['/inventory/gold/', '/404/'],
  ['/services/no-such/', '/404/'],
  ['/services/value-added-processes/no-such/', '/404/'],
  ['/glossary/no-such/', '/404/'],
  ['/glossary/alloy/no-such/', '/404/'],
  ['/no-such/', '/404/no-such/'],
];

/** Addresses that answer 404 themselves. */
export const missing = ['/404/', '/404/no-such/', '/tools/no-such/', '/no/such/page/'] as const;
