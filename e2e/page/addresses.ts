/** What an address of the site shows: its title, its one h1, and its breadcrumbs, "(…)" where one is no link. */
export interface Shown {
  path: string;
  title: string;
  heading: string;
  trail: string;
}

const page = (
  path: string,
  parents: string,
  heading: string,
  title = `${heading} | Hard Metals Supply`,
): Shown => ({ path, title, heading, trail: `${parents} > (${heading})` });

/** The inventory of a metal. */
const inventory = (slug: string, heading: string, title = `${heading} Supplier`) =>
  page(`/inventory/${slug}`, 'Home > Inventory', heading, `${title} | View Inventory`);

/** Every address of spec §2 that shows something, with examples of the sample where it names a kind. */
export const shown: readonly Shown[] = [
  {
    path: '/',
    title: 'Hard Metals Supply | Titanium, Stainless Steel, Alloy Steel, Nickel and Cobalt',
    heading: 'Hard metals, cut to print, certified to spec.',
    trail: '',
  },
  inventory('', 'Titanium', 'Titanium Metals Supplier'),
  inventory('titanium/', 'Titanium', 'Titanium Metals Supplier'),
  inventory('stainless-steel/', 'Stainless Steel'),
  inventory('alloy-steel/', 'Alloy Steel'),
  inventory('nickel/', 'Nickel'),
  inventory('cobalt-alloy/', 'Cobalt Alloy'),
  inventory('cobalt/', 'Cobalt Alloy'),
  {
    path: '/inventory/titanium/grade/6al-4v/',
    title: 'Ti-6Al-4V Titanium (Grade 5, UNS R56400) | Bar, Plate and Sheet',
    heading: 'Titanium 6Al-4V',
    trail: 'Home > Inventory > Titanium > (Grade) > (6Al-4V)',
  },
  {
    path: '/inventory/cobalt/grade/l-605/',
    title: 'L-605 Cobalt Alloy Supplier | View Inventory',
    heading: 'Cobalt Alloy L-605',
    trail: 'Home > Inventory > Cobalt Alloy > (Grade) > (L-605)',
  },
  page(
    '/inventory/titanium/form/round-bar/',
    'Home > Inventory > Titanium > (Form)',
    'Titanium Round Bar',
    'Titanium Round Bar Supplier | View Inventory',
  ),
  {
    path: '/inventory/titanium/specs/ams-4928/',
    title: 'AMS 4928 Titanium Supplier | View Inventory',
    heading: 'AMS 4928 · Titanium 6Al-4V bar',
    trail: 'Home > Inventory > Titanium > (Specs) > (AMS 4928)',
  },
  page('/services/', 'Home', 'Services', 'Metal Supply Services | Hard Metals Supply'),
  page('/services/stock-programs/', 'Home > Services', 'Stock Programs'),
  page(
    '/services/value-added-processes/',
    'Home > Services',
    'Value Added Services',
    'Value Added Metal Services | Hard Metals Supply',
  ),
  page(
    '/services/value-added-processes/heat-treating/',
    'Home > Services > Value Added Services',
    'Heat Treating',
    'Heat Treating of Hard Metals | Hard Metals Supply',
  ),
  page('/glossary/', 'Home', 'Metals Glossary'),
  page('/glossary/alloy/', 'Home > Glossary', 'Alloy', 'Alloy | Metals Glossary'),
  page('/tools/conversion/', 'Home > Tools', 'Unit Conversion'),
  page('/tools/decimal-to-fraction/', 'Home > Tools', 'Decimal to Fraction'),
  page('/tools/round-to-square/', 'Home > Tools', 'Round to Square'),
  page('/tools/temperature-conversion/', 'Home > Tools', 'Temperature Conversion'),
  page('/tools/weight-conversion/', 'Home > Tools', 'Weight Conversion'),
  page('/tools/sheet-metal-gauge-conversion/', 'Home > Tools', 'Sheet Metal Gauge Conversion'),
  page('/tools/steel-hardness-conversion/', 'Home > Tools', 'Steel Hardness Conversion'),
  page('/tools/metal-weight-conversion/', 'Home > Tools', 'Metal Weight Calculator'),
  page('/contact/', 'Home', 'Contact Us'),
  page('/about-us-2/', 'Home', 'About Us'),
  page('/quality/', 'Home', 'Quality', 'Quality and Traceability | Hard Metals Supply'),
  page('/capabilities/', 'Home', 'Capabilities'),
  page(
    '/terms-and-conditions/',
    'Home',
    'Terms & Conditions',
    'Terms & Conditions of Sale | Hard Metals Supply',
  ),
  page('/sitemap/', 'Home', 'Sitemap'),
  page('/product-line-card/', 'Home', 'Product Line Card'),
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
