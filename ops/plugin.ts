import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zip } from './plugin/zip';

/*
 * npm run plugin [FILE]   the WordPress plugin as a ZIP (.data/hard-metals.zip) for Plugins → Add New → Upload
 */
const source = join(import.meta.dirname, 'wordpress-plugin/hard-metals');
const file = process.argv[2] ?? '.data/hard-metals.zip';

const files = new Map<string, Uint8Array>(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(source, name)).isFile())
    .toSorted()
    .map((name) => [`hard-metals/${name}`, readFileSync(join(source, name))]),
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, zip(files));
console.log(`${file}: ${files.size} files.`);
