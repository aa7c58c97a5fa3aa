import { media, menu, records } from './records';
import { createWordPress } from './wordpress';

/** The WordPress that answers when none is configured. */
export const sample = createWordPress({ records, media, menu });
