import { readFileSync } from 'node:fs';
import { site } from './company';
import { customersAreSample } from './customers';

/** Fictional telephone numbers (555-0100 to 555-0199), names of RFC 2606, and the sample's street. */
const samplePatterns = [/\b555-01\d\d\b/, /[@.]example\.(?:com|net|org)\b/, /\bsample\b/i];

/** What the site still says of the sample's supplier, each with the file where the owner's own belongs. */
export const sampleFacts = (): string[] => [
  ...Object.entries({
    phone: site.phone,
    'toll-free number': site.tollFree,
    fax: site.fax,
    email: site.email,
    street: site.address.street,
    hours: site.hours,
    'lead times': site.leadTimes,
    'time to answer': site.answerWithin,
  })
    .filter(([, value]) => samplePatterns.some((pattern) => pattern.test(value)))
    .map(([fact, value]) => `${fact}: ${value} (lib/site/company.ts)`),
  ...site.seals
    .filter(({ sample }) => sample)
    .map(({ name, file }) => `seal: ${name} (lib/site/company.ts, public/seals/${file}.svg)`),
  ...(customersAreSample ? ['marks of customers (lib/site/customers.ts, public/logos/)'] : []),
  ...(isSampleCard('public/product-line-card.pdf')
    ? ['public/product-line-card.pdf (npm run line-card prints yours)']
    : []),
];

/** The committed line card leads to an address of RFC 2606. */
function isSampleCard(file: string): boolean {
  try {
    return readFileSync(file, 'latin1').includes('www.example.com');
  } catch {
    return false; // there is none, or a hosted function is without it
  }
}
