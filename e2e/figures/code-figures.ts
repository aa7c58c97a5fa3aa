import { dirname, join, normalize } from 'node:path';

/** A file of the repository: its path from the top, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One row of the table in `docs/architecture.md`. */
export interface Figure {
  name: string;
  value: number;
  /** The project's own limit. */
  limit?: number;
}

const code = /\.(?:[cm]?[jt]s|tsx|scss|php)$/;
const script = /\.(?:[cm]?[jt]s|tsx)$/;
const unitTest = /\.test\.tsx?$/;
const browserTest = /\.spec\.ts$/;
/** Records, tables of numbers and the responder that serves the sample. */
const data = /^(?:lib\/cms\/sample|lib\/calculators\/data)\//;
const rooms = /^(?:app|components|lib|content-schemas)\//;

const isTest = ({ path }: SourceFile) => unitTest.test(path) || browserTest.test(path);
const isOutside = ({ path }: SourceFile) => /^(?:e2e|ops|docs)\//.test(path);
/** What `next build` compiles, and what serves it. */
const isProduct = (file: SourceFile) =>
  !isTest(file) && !isOutside(file) && !file.path.startsWith('jest.');

const lineCount = ({ text }: SourceFile) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const sum = (files: readonly SourceFile[]) =>
  files.reduce((lines, file) => lines + lineCount(file), 0);

/** The figures of a repository, in the order of the table. */
export function figuresOf(files: readonly SourceFile[]): Figure[] {
  const source = files.filter(({ path }) => code.test(path));
  const product = source.filter(isProduct);
  const lengths = product
    .filter(({ path }) => !data.test(path))
    .map(lineCount)
    .toSorted((a, b) => a - b);
  const withoutData = product.filter(({ path }) => !data.test(path));
  return [
    { name: 'Seams with Next', value: seams(files), limit: 8 },
    { name: 'Patched prototypes and platform functions', value: matches(product, patch), limit: 0 },
    { name: '`globalThis` handshakes', value: handshakes(product), limit: 3 },
    { name: 'Files without a type check', value: source.filter(isUnchecked).length, limit: 0 },
    {
      name: 'Imports of `next/dist` outside the seams',
      value: matches(
        product.filter(({ path }) => !path.startsWith('lib/next/')),
        nextDist,
      ),
      limit: 0,
    },
    {
      name: 'Component folders in an import cycle',
      value: foldersInCycle(product).length,
      limit: 0,
    },
    {
      name: 'Loose files in `lib/`',
      value: product.filter(({ path }) => /^lib\/[^/]+$/.test(path)).length,
      limit: 0,
    },
    { name: 'Lines of the median product file', value: lengths[lengths.length >> 1] ?? 0 },
    { name: 'Lines of the longest product file', value: lengths.at(-1) ?? 0 },
    { name: 'Product lines, without data', value: sum(withoutData), limit: 21_000 },
    {
      name: 'Lines of operations (`ops/`)',
      value: sum(source.filter(({ path }) => path.startsWith('ops/'))),
    },
    { name: 'Lines of unit tests', value: sum(source.filter(({ path }) => unitTest.test(path))) },
    {
      name: 'Lines of browser tests',
      value: sum(source.filter(({ path }) => browserTest.test(path))),
    },
    {
      name: 'Lines of the test harness',
      value: sum(source.filter((file) => file.path.startsWith('e2e/') && !isTest(file))),
      limit: 7_000,
    },
  ];
}

/** The rows of the first table, without its head. */
function seams(files: readonly SourceFile[]): number {
  const text = files.find(({ path }) => path === 'docs/seams.md')?.text ?? '';
  const table = /(?:^\|.*\n)+/m.exec(text)?.[0] ?? '';
  return Math.max(0, table.trim().split('\n').length - 2);
}

const patch =
  /\.prototype(?:\.\w+|\[[^\]]+\])\s*=[^=]|defineProperty\(\s*[\w.]+\.prototype\b|\b(?:console|history|process)\.(?!exitCode\b)\w+\s*=[^=]|\.removeAllListeners\(/g;
const nextDist = /(?:\bfrom|\brequire\(|\bimport\(?)\s*['"]next\/dist\//g;

const matches = (files: readonly SourceFile[], pattern: RegExp) =>
  files.reduce((count, { text }) => count + [...text.matchAll(pattern)].length, 0);

/** Objects in `globalThis`: one for each property of the type that it is cast to, else one. */
const handshakes = (files: readonly SourceFile[]) =>
  files
    .flatMap(({ text }) => [...text.matchAll(handshake)])
    .reduce((count, [, comment, type]) => {
      const properties = (comment ?? type ?? '').match(/\w+\?:/g) ?? [];
      return count + Math.max(1, properties.length);
    }, 0);
const handshake = /(?:@type \{\{ (.*) \}\} \*\/ \(\s*)?\bglobalThis(?: as \{ (.*?) \}|\s*\))/g;

/** JavaScript is checked where the compiler is asked to. */
const isUnchecked = ({ path, text }: SourceFile) =>
  /\.[cm]?js$/.test(path) && !/^\/\/ @ts-check\b/m.test(text);

const importing = /\b(?:from|import)\s*\(?\s*'((?:@\/|\.)[^'\n]+)'/g;

/** Folders of `components/` (a loose file counts as one) from which imports lead back to themselves. */
export function foldersInCycle(files: readonly SourceFile[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { path, text } of files.filter(
    (file) => rooms.test(file.path) && script.test(file.path),
  )) {
    const from = componentFolder(path);
    if (!from) continue;
    for (const [, name] of text.matchAll(importing)) {
      const target = name!.startsWith('@/')
        ? name!.slice(2)
        : normalize(join(dirname(path), name!));
      const to = componentFolder(target);
      if (to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return [...arrows.keys()].filter((folder) => reachable(arrows, folder).has(folder)).toSorted();
}

const componentFolder = (path: string) =>
  /^components\/([^/]+?)(?:\.tsx?)?(?:\/|$)/.exec(path)?.[1] ?? null;

function reachable(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string) {
  const found = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop())
    for (const next of arrows.get(folder) ?? [])
      if (!found.has(next)) {
        found.add(next);
        queue.push(next);
      }
  return found;
}

/** The figures as the Markdown table that `docs/architecture.md` shows. */
export function figuresTable(figures: readonly Figure[]): string {
  const number = (value: number) => value.toLocaleString('en-US');
  const rows = figures.map(({ name, value, limit }) => [
    name,
    number(value),
    limit === undefined ? '–' : number(limit),
  ]);
  const head = ['figure', 'now', 'at most'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
