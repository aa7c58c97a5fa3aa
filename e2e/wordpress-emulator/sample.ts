import { media, menu, records } from '@/lib/cms/sample/records';
import { createWordPress } from './emulator';

/** The emulator with the records that the site ships. */
export const sample = createWordPress({ records, media, menu });
