import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';

/*
 * npm run plugin [FILE]   the WordPress plugin as a ZIP (.data/hard-metals.zip) for Plugins → Add New → Upload
 */
const source = join(import.meta.dirname, 'wordpress-plugin/hard-metals');
const file = process.argv[2] ?? '.data/hard-metals.zip';

const files: Record<string, Uint8Array> = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(source, name)).isFile())
    .toSorted()
    .map((name) => [`hard-metals/${name}`, readFileSync(join(source, name))]),
);
mkdirSync(dirname(file), { recursive: true });
// The first day that a ZIP can hold: two archives of the same files are the same bytes.
writeFileSync(file, zipSync(files, { mtime: new Date(1980, 0, 1) }));
console.log(`${file}: ${Object.keys(files).length} files.`);
