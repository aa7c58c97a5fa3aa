import { formRecords } from './form-records';
import { glossaryRecords } from './glossary-records';
import { gradeRecords } from './grade-records';
import { capabilities } from './pages/capabilities';
import { about, contact } from './pages/company';
import { home } from './pages/home';
import { plainPages } from './pages/plain';
import { quality } from './pages/quality';
import type { SeedRecord } from './record';
import { serviceRecords } from './service-records';
import { specRecords } from './spec-records';

export { media } from './media';
export { menu } from './menu';

/** Every post of the sample: the embedded default, the test server's content, the real WordPress's seed. */
export const records: readonly SeedRecord[] = [
  ...formRecords,
  ...specRecords,
  ...gradeRecords,
  ...serviceRecords,
  ...glossaryRecords,
  home,
  capabilities,
  quality,
  about,
  contact,
  ...plainPages,
];
