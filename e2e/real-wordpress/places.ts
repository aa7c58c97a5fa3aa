import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Where cores, the SQLite driver and the sites are kept between runs; delete it to start from nothing. */
export const CACHE = join(REPOSITORY, '.cache/wordpress');

/** The PHP that installs, seeds and serves. */
export const SCRIPTS = join(import.meta.dirname, 'php');

export const PLUGIN = join(REPOSITORY, 'ops/wordpress-plugin/hard-metals');
export const THEME = join(import.meta.dirname, 'theme/hard-metals');

/** The uploads of the sample, under the month folder that the seed names (SEED_MONTH in seed/media.php). */
export const MEDIA = join(REPOSITORY, 'public/wp-content/uploads/2026/11');
