/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles } from '@/e2e/figures/repository-files';

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

test('every record of a decision has a number, a date and a reason', () => {
  for (const name of readdirSync('docs/decisions').filter((each) => /^\d\d-/.test(each)))
    expect(readFileSync(join('docs/decisions', name), 'utf8')).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 2))}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\n\\n.{40}`),
    );
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

const comment = /(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** A path below the repository or beside the file, or a file's name: `lib/cms/`, `layers.test.ts`. */
const pathInComment =
  /(?<![\w./@…}*'-])(?:(?:app|components|lib|content-schemas|public|e2e|docs|ops)\/[\w./[\]-]*[\w\]/]|[\w[\]-][\w./[\]-]*\.(?:tsx?|[cm]js|scss|md)\b)/g;

test('a path or file that a comment of the code names is there', () => {
  const isThere = (name: string, from: string) =>
    existsSync(name) ||
    existsSync(join(dirname(from), name)) ||
    everyFile.some((each) => each.endsWith(`/${name}`));
  const paths = files
    .filter((file) => !file.endsWith('.md'))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(comment) ?? [])
        .flatMap((text) => text.match(pathInComment) ?? [])
        .map((name) => ({ file, name })),
    );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(({ file, name }) => !isThere(name, file))).toEqual([]);
});

/** What a newcomer reads first stays short; the rest belongs in docs/. */
const maxLines: Readonly<Record<string, number>> = {
  'README.md': 120,
  'CONTRIBUTING.md': 40,
  'CHANGELOG.md': 60,
  'SECURITY.md': 40,
  'AGENTS.md': 40,
};

test.each(Object.entries(maxLines))('%s has at most %i lines', (file, limit) => {
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(limit);
});

test('a command that a document names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = cited(/\bnpm run ([\w:-]+)/g, documents);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('a path in an example of a test command names a test', () => {
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  const paths = cited(
    /\b(?:npm run (?:unit|e2e) --|npx jest)(?: --[\w=-]+)* ([\w.-]+\/[\w./-]*)/g,
    documents,
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter(({ name }) => !tests.some((file) => file.includes(name)))).toEqual([]);
});

/** As a heading's address is made where documents are shown: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

test('a link to a heading leads to one', () => {
  const links = cited(/\]\(((?!https?:)[^)\s]*#[^)\s]+)\)/g, documents);
  expect(links.length).toBeGreaterThan(3);
  const broken = links.filter(({ file, name }) => {
    const [target, anchor] = name.split('#') as [string, string];
    const document = target ? normalize(join(dirname(file), target)) : file;
    const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
    return ![...headings].some(([, heading]) => anchorOf(heading!) === anchor);
  });
  expect(broken).toEqual([]);
});
