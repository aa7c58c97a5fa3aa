import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { textsDocument } from './visitor-texts';

/*
 * npm run texts              prints every text of the code that a visitor can meet, by file
 * npm run texts -- --write   writes them into docs/texts.md
 * WordPress's texts are content: the sample's are in lib/cms/sample/.
 */
const document = 'docs/texts.md';

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
});
const paths = stdout.split('\n').filter((path) => existsSync(path));
const text = textsDocument(paths, (path) => readFileSync(path, 'utf8'));
console.log(text);
if (process.argv.includes('--write')) writeFileSync(document, text);
