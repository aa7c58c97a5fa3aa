import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@/lib/runtime/sha256.cjs';
import { site } from '@/lib/site/company';

/** Fictional telephone numbers (555-0100 to 555-0199), names of RFC 2606, and the sample's street. */
const samplePatterns = [/\b555-01\d\d\b/, /[@.]example\.(?:com|net|org)\b/, /\bsample\b/i];

/** The marks in `public/` that were drawn for the sample, by the first letters of their SHA-256. */
const drawn: Readonly<Record<string, string>> = {
  'logos/airframe.svg': 'dbf1b212a5cae186',
  'logos/engine.svg': '7c428b9332ec0448',
  'logos/implant.svg': '807940f1640a35d1',
  'logos/launch.svg': 'c8345d20c087cdca',
  'logos/rotor.svg': '8875a77a263a837a',
  'logos/subsea.svg': '287e4b8e1ba4e1d3',
  'logos/valve.svg': 'c7ca664a2a7e064f',
  'seals/as9120.svg': '86d8893e91677251',
  'seals/iso-9001.svg': 'bd870ad4aab0d6ec',
  'seals/vendor-a.svg': 'aa550535b2c63848',
  'seals/vendor-b.svg': '215e235bfc17bc95',
};

/** The facts about the supplier that are still the sample's, each as "what (value, where)". */
export const sampleFacts = (folder: string): string[] => [
  ...Object.entries({
    phone: site.phone,
    'toll-free number': site.tollFree,
    fax: site.fax,
    email: site.email,
    street: site.address.street,
    hours: site.hours,
    'time to answer': site.answerWithin,
  })
    .filter(([, value]) => samplePatterns.some((pattern) => pattern.test(value)))
    .map(([fact, value]) => `${fact} ${value} (lib/site/company.ts)`),
  ...Object.entries(drawn)
    .filter(([file, hash]) => hashOf(join(folder, 'public', file)) === hash)
    .map(([file]) => `public/${file}`),
  ...(site.seals.some(({ sample }) => sample)
    ? ['seals that are samples (lib/site/company.ts)']
    : []),
  ...(isSampleCard(join(folder, 'public/product-line-card.pdf'))
    ? ['public/product-line-card.pdf (npm run line-card prints yours)']
    : []),
];

/** The committed line card leads to an address of RFC 2606. */
function isSampleCard(file: string): boolean {
  try {
    return readFileSync(file, 'latin1').includes('www.example.com');
  } catch {
    return false; // there is none
  }
}

function hashOf(file: string): string | null {
  try {
    return sha256(readFileSync(file)).slice(0, 16);
  } catch {
    return null; // removed: it is not shown either
  }
}
