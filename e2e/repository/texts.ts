import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles } from '../figures/repository-files';
import { textsDocument } from './visitor-texts';

/*
 * npm run texts              prints every text of the code that a visitor can meet, by file
 * npm run texts -- --write   writes them into docs/texts.md
 * WordPress's texts are content: the sample's are in lib/cms/sample/.
 */
const document = 'docs/texts.md';

const text = textsDocument(repositoryFiles(), (path) => readFileSync(path, 'utf8'));
console.log(text);
if (process.argv.includes('--write')) writeFileSync(document, text);
