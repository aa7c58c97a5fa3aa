import { media, menu, records } from '../../lib/cms/sample/records';

/** `npx tsx e2e/fake-cms/print-seed.ts > seed.json`: what a real WordPress is seeded with. */
process.stdout.write(JSON.stringify({ records, media, menu }));
