import { readFileSync, writeFileSync } from 'node:fs';
import { figuresOf, figuresTable } from './code-figures';
import { repositoryFiles } from './repository-files';

/*
 * npm run figures              prints the figures of the code: seams, lines, cycles
 * npm run figures -- --write   writes them into docs/architecture.md too
 */
const document = 'docs/architecture.md';
const between = /(<!-- figures -->\n\n)[^]*?(\n\n<!-- end of figures -->)/;

const files = repositoryFiles()
  .filter((path) => /\.(?:[cm]?[jt]s|tsx|scss|php|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const table = figuresTable(figuresOf(files));
console.log(table);
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  if (!between.test(text)) throw new Error(`${document} has no place for the figures.`);
  writeFileSync(
    document,
    text.replace(between, (_, start, end) => `${start}${table}${end}`),
  );
}
