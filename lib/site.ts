/** The supplier as the site names it. A neutral default: the owner puts the real one here (decision 14). */
export const site = {
  brand: 'Hard Metals Supply',
  blurb:
    'Titanium, stainless steel, alloy steel, nickel and cobalt for aerospace and other critical industries: stocked, cut to print and certified to spec.',
  address: {
    street: '1200 Sample Street',
    city: 'Corona',
    region: 'California',
    postalCode: '92880',
    country: 'US',
  },
  phone: '(951) 555-0100',
  tollFree: '(800) 555-0199',
  fax: '(951) 555-0101',
  email: 'sales@example.com',
  locale: 'en-US',
} as const;

/** "(951) 555-0100" as a link: tel:+19515550100. */
export const telephone = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
