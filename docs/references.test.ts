/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles } from '@/e2e/site/repository-files';

const everyFile = repositoryFiles();
const files = everyFile.filter((file) => /\.(tsx?|[cm]js|scss|md|php|conf)$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** Each match of a pattern's first group in a file, as `file: match`. */
const cited = (pattern: RegExp, among: readonly string[] = files) =>
  among.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => ({ file, name: match[1]! })),
  );

test('every section of the specification that code cites is a heading there', () => {
  const headings = readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d+)\. /gm);
  const sections = new Set([...headings].map(([, number]) => number));
  const citations = cited(/\bspec §(\d+)/gi);
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ name }) => !sections.has(name))).toEqual([]);
});

test('every decision that code cites has its record, and the index lists each', () => {
  const records = readdirSync('docs/decisions').filter((name) => /^\d\d-/.test(name));
  const numbers = records.map((name) => String(Number(name.slice(0, 2))));
  expect(new Set(numbers).size).toBe(records.length);
  const citations = cited(/\bdecision (\d+)/gi);
  expect(citations.length).toBeGreaterThan(10);
  expect(citations.filter(({ name }) => !numbers.includes(name))).toEqual([]);
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('a link between documents leads to a file', () => {
  const links = cited(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g, documents);
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.filter(({ file, name }) => !existsSync(normalize(join(dirname(file), name)))),
  ).toEqual([]);
});

/** A file or folder of the repository as documents write it; `lib/*.ts` and `lib/…` name several. */
const path =
  /`((?:app|components|lib|content-schemas|public|e2e|docs|ops)\/[\w./[\]-]*[\w\]/])(?=[`: ])/g;

test('a path that a document names is there', () => {
  const paths = cited(path, documents).filter(({ name }) => !name.includes('.cache'));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([]);
});

test('a command that a document names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = cited(/\bnpm run ([\w:-]+)/g, documents);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('each promise is shown by a test of that file and title', () => {
  const rows = readFileSync('docs/promises.md', 'utf8').matchAll(
    /^\| (?!promise|-)(.+?) +\| `(.+?)` +\| (.*?)(?: ☾)? +\|$/gm,
  );
  const promises = [...rows].map(([, promise, file, words]) => ({ promise, file, words }));
  expect(promises.length).toBeGreaterThan(60);
  expect(
    promises.filter(
      ({ file, words = '' }) =>
        !words.trim() || !readFileSync(file!, 'utf8').includes(words.trim()),
    ),
  ).toEqual([]);
});
