import { allMetalsCapitalized } from '@/lib/catalog/metals';

interface Seal {
  file: string;
  name: string;
  sample?: boolean;
}

/** Certification and vendor marks, `public/seals/{file}.svg`. Of real ones `sample` goes. */
const seals: readonly Seal[] = [
  { file: 'iso-9001', name: 'ISO 9001', sample: true },
  { file: 'as9120', name: 'AS9120', sample: true },
  { file: 'vendor-a', name: 'Approved vendor A', sample: true },
  { file: 'vendor-b', name: 'Approved vendor B', sample: true },
];

/** What the supplier is, in a sentence: under its name and as the description of the site. A function, so that no script has it. */
export const blurb = () =>
  `${allMetalsCapitalized()} for aerospace and other critical industries: stocked, cut to print and certified to spec.`;

/** The supplier as the site names it. A neutral default: the owner puts the real one here (decision 14). */
export const site = {
  brand: 'Hard Metals Supply',
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
  /** When somebody answers the telephone, as the contact page states it. */
  hours: 'Monday to Friday, 7 a.m. to 4 p.m. Pacific time (sample)',
  /** Where that is: times are given in it. */
  timeZone: 'America/Los_Angeles',
  /** How soon metal ships, as the home page promises it in a line; empty: nothing is promised. */
  leadTimes: 'Stock in 1 to 3 days · cut within a week · mill orders in 8 to 14 weeks (sample)',
  /** Within which time quotes are answered, as a visitor's page of a request promises; empty: nothing is promised. */
  answerWithin: 'one business day (sample)',
  locale: 'en-US',
  seals,
  /** California Proposition 65: shown with metal that contains one of these elements. Have counsel check the wording. */
  proposition65: {
    elements: ['Ni', 'Co', 'Cr', 'Pb'],
    notice:
      'California Proposition 65: this metal contains nickel, cobalt, chromium or lead. Machining, welding or grinding it can expose you to chemicals known to the State of California to cause cancer or reproductive harm. See P65Warnings.ca.gov.',
  },
  /** Alloy names that are somebody's trademarks, by owner. From general knowledge: have counsel check. */
  trademarks: [
    { owner: 'Special Metals', names: ['Inconel', 'Incoloy', 'Monel'] },
    { owner: 'Haynes International', names: ['Hastelloy', 'Haynes', 'Ultimet'] },
    { owner: 'United Technologies', names: ['Waspaloy'] },
    { owner: 'Kennametal', names: ['Stellite'] },
    { owner: 'Carpenter Technology', names: ['Custom 450', 'Custom 455', 'Custom 465'] },
    { owner: 'SPS Technologies', names: ['MP35N', 'MP159'] },
    {
      owner: 'Cleveland-Cliffs',
      names: ['Nitronic', '17-4 PH', '15-5 PH', '17-7 PH', 'PH 13-8 Mo'],
    },
    { owner: 'Elgiloy Specialty Metals', names: ['Elgiloy'] },
    { owner: 'Teledyne', names: ['Rene 41'] },
  ],
} as const;

/** "(951) 555-0100" as a link: tel:+19515550100; a number that begins with + has its own country. */
export const telephone = (number: string) =>
  `tel:${number.startsWith('+') ? '+' : '+1'}${number.replace(/\D/g, '')}`;
