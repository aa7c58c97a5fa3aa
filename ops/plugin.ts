import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldGroups } from './plugin/field-groups';
import { translationTemplate } from './plugin/translation-template';
import { zip } from './plugin/zip';

/*
 * npm run plugin [FILE]   the WordPress plugin as a ZIP (.data/hard-metals.zip) for Plugins → Add New → Upload, with the
 *                         field groups to import (hard-metals/field-groups.json) in it and beside it
 */
const source = join(import.meta.dirname, 'wordpress-plugin/hard-metals');
const file = process.argv[2] ?? '.data/hard-metals.zip';
const groups = Buffer.from(`${JSON.stringify(fieldGroups(), null, 2)}\n`);

const files = new Map<string, Uint8Array>(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(source, name)).isFile())
    .toSorted()
    .map((name) => [`hard-metals/${name}`, readFileSync(join(source, name))]),
);
const texts = [...files].filter(([name]) => /\.(?:php|json)$/.test(name));
const template = translationTemplate(
  new Map(texts.map(([name, text]) => [name, Buffer.from(text).toString()])),
);
files.set('hard-metals/languages/hard-metals.pot', Buffer.from(template));
files.set('hard-metals/field-groups.json', groups);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, zip(files));
const beside = join(dirname(file), 'field-groups.json');
writeFileSync(beside, groups);
console.log(`${file}: ${files.size} files. Field groups for ACF → Tools → Import: ${beside}.`);
