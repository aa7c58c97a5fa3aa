/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What each layer may import. A file belongs to the layer with the longest path that it starts with. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'content-schemas/': ['zod', 'entities', 'content-schemas/'],
  'lib/calculators/': ['lib/calculators/'],
  // Read lists in the browser, on the server and in a command alike: nothing of Node, settings or WordPress.
  'lib/quote-lines/': [
    'content-schemas/',
    'lib/calculators/',
    'lib/catalog/',
    'lib/search/',
    'lib/quote-lines/',
  ],
  'lib/cms/sample/': ['node:*', 'lib/cms/sample/', 'lib/catalog/metals'],
  'lib/cms/': [
    'node:*',
    'zod',
    'lib/cms/',
    'lib/catalog/metals',
    'lib/runtime/cut-text',
    'lib/runtime/env',
    'lib/runtime/log',
    'lib/cache/invalidated-tags.cjs',
    'lib/metrics/metrics',
    'lib/runtime/once-per-process.cjs',
    'lib/runtime/write-whole.cjs',
  ],
  'lib/': [
    'node:*',
    'zod',
    'next',
    'hast-*',
    'hast',
    'parse5',
    'mdast-*',
    'mdast',
    'entities',
    'prom-client',
    'rate-limiter-flexible',
    'schema-dts',
    'tsx',
    '@next/env',
    'content-schemas/',
    'lib/',
  ],
  // React's `cache` reads the draft of a request once.
  'lib/preview/': ['react', 'next', 'node:*', 'content-schemas/', 'lib/'],
  'components/': [
    'react',
    'react-dom',
    'next',
    'swr',
    'swiper',
    '@vercel/analytics',
    'hast-*',
    'hast',
    'content-schemas/',
    'lib/',
    'components/',
  ],
  'components/primitives/': [
    'react',
    'next',
    'next-seo',
    'hast-*',
    'hast',
    'lib/',
    'components/primitives/',
  ],
  'app/': [
    'node:*',
    'react',
    'next',
    'prom-client',
    'content-schemas/',
    'lib/',
    'components/',
    'app/',
  ],
  // The commands run on a production host: nothing of the tests.
  'ops/': ['node:*', 'zod', '@next/env', 'content-schemas/', 'lib/', 'ops/'],
};
/** Components are handed their content, so these layers are closed to them although they are part of `lib/`. */
const closed: Readonly<Record<string, readonly string[]>> = {
  'components/': ['lib/cms/', 'lib/content/'],
  'components/primitives/': ['lib/cms/', 'lib/content/'],
};

/** All modules but tests, also those that Next and Node load as they are. */
const modules = ['content-schemas', 'lib', 'components', 'app', 'ops']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !/\.test\.tsx?$/.test(file));
const files = modules.filter((file) => /\.tsx?$/.test(file));

const layerOf = (file: string) =>
  Object.keys(layers)
    .filter((layer) => file.startsWith(layer))
    .toSorted((a, b) => b.length - a.length)[0]!;

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and `require('x')`. */
const importing =
  /^(?:import|export)\b([^'=;]*?)\bfrom\s+'([^'\n]+)'|(\btypeof\s+)?\b(?:import|require)\s*\(?\s*'([^'\n]+)'/gm;
const matchesIn = (text: string) =>
  [...text.matchAll(importing)].map(([, names = '', from, isTypeof, loaded]) => ({
    name: (from ?? loaded)!,
    isType: Boolean(isTypeof) || isTypesOnly(names),
  }));
const imports = (file: string) => matchesIn(readFileSync(file, 'utf8')).map(({ name }) => name);

/** `type { A, B }` and `{ type A, type B }`. */
const isTypesOnly = (names: string) =>
  /^\s*type\b/.test(names) || /^\s*\{(?:\s*type\s[^,}]*,?)+\s*\}\s*$/.test(names);

/** What a module loads when it runs: no types, and none of the types in its comments. */
const valueImports = (file: string) =>
  matchesIn(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, ''))
    .filter(({ isType }) => !isType)
    .map(({ name }) => name);

const resolved = (file: string, name: string) => {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
};

const allows = (start: string, name: string) =>
  start.endsWith('*')
    ? name.startsWith(start.slice(0, -1))
    : `${name}/`.startsWith(start.replace(/\/?$/, '/'));

test.each(modules)('%s imports what its layer allows', (file) => {
  const layer = layerOf(file);
  const forbidden = imports(file)
    .filter((name) => !/\.(s?css|json)$/.test(name))
    .map((name) => resolved(file, name))
    .filter(
      (name) =>
        !layers[layer]!.some((start) => allows(start, name)) ||
        (closed[layer] ?? []).some((start) => allows(start, name)),
    );
  expect(forbidden).toEqual([]);
});

/** A term that belongs in one place, and the files that have a reason to use it. */
const places: readonly (readonly [term: RegExp, place: RegExp])[] = [
  [/\bprocess\.env\b/, /^lib\/runtime\/env\.ts$/],
  [
    /\b(post_name|post_title|_embedded|acf_fc_layout)\b|\bacf\b(?!\.\w)|\.acf\b/,
    /^(content-schemas|lib\/cms\/sample|ops\/plugin)\//,
  ],
  // The name of Next's cookie of draft mode.
  [/__prerender_bypass/, /^lib\/preview\/pass\.ts$/],
  // No file needs it.
  [/\bdangerouslySetInnerHTML\b/, /^$/],
  [/application\/ld\+json|'next-seo'/, /^components\/primitives\/json-ld\.tsx$/],
  [/\.rendered\b/, /^(content-schemas|lib\/cms\/sample)\//],
  [/\bredirect\(/, /^app\/page-redirects\.ts$/],
  // So that a build that stops has named all that WordPress lacks.
  [
    /\basync function generateStaticParams|\bgenerateStaticParams = async/,
    /^lib\/content\/static-params\.ts$/,
  ],
  // A link is written by `lib/routing/routes.ts`.
  [/\bhref(?:=|: )["']\/(?!api\/)[\w/-]*["']/, /^lib\/routing\/routes\.ts$/],
  [/\bconsole\./, /^(lib\/runtime\/log\.ts$|ops\/)/],
];

/** All that runs in the site. */
const sources = modules
  .filter((file) => !file.startsWith('ops/'))
  .concat('instrumentation.ts', 'middleware.ts', 'next.config.mjs');

/** What of Next is not documented: its modules, the files of a build, its HTML, its keys and its headers. */
const internals =
  /next\/dist\/|__next_|NEXT_REDIRECT|next-cache-tags|route-cache|[\w-]+-manifest\.json|\.(?:meta|rsc|segments)\b['`)]|server\/app\b|static\/chunks\/\$|x-(?:middleware|invoke|matched-path|prerender)-/;

test('what relies on Next’s internals is the seam in lib/cache/ (docs/architecture.md)', () => {
  const using = sources.filter((file) => internals.test(readFileSync(file, 'utf8')));
  expect(using).toEqual(['lib/cache/cache-handler.cjs', 'lib/cache/policy.cjs']);
  const importing = sources.filter((file) => /next\/dist\//.test(readFileSync(file, 'utf8')));
  expect(importing).toEqual(['lib/cache/cache-handler.cjs']);
});

test('one object in globalThis joins the parts of a process, named in one module', () => {
  const named = sources.filter((file) =>
    /\bglobalThis\b(?!\.KeyboardEvent|\["TURBO)/.test(
      readFileSync(file, 'utf8').replaceAll(String.raw`\["TURBO`, '["TURBO'),
    ),
  );
  expect(named).toEqual(['lib/runtime/once-per-process.cjs']);
});

test('every module in JavaScript is type-checked', () => {
  const scripts = ['lib', 'e2e', '.']
    .flatMap((root) =>
      readdirSync(root, { recursive: root !== '.', encoding: 'utf8' }).map((name) =>
        join(root, name),
      ),
    )
    .filter((file) => /\.[cm]?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(8);
  const unchecked = scripts.filter(
    (file) => !readFileSync(file, 'utf8').startsWith('// @ts-check\n'),
  );
  expect(unchecked).toEqual([]);
});

test.each(places)('%s is used in its place only', (term, place) => {
  const elsewhere = files.filter(
    (file) => !place.test(file) && term.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});

test('lib/ has rooms only, no loose files', () => {
  const loose = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([]);
});

/** The folder of a file below `lib/` or `components/`, or the file where it stands in no folder. */
const roomOf = (path: string) => path.split('/')[1]!;

/** The others that each room of a folder imports, or each of its modules. */
function importsIn(
  folder: string,
  importsOf: (file: string) => readonly string[],
  of: (path: string) => string = roomOf,
) {
  const imported = new Map<string, Set<string>>();
  for (const file of modules.filter((name) => name.startsWith(folder)))
    for (const name of importsOf(file).map((each) => resolved(file, each)))
      if (name.startsWith(folder) && of(name) !== of(file))
        imported.set(of(file), (imported.get(of(file)) ?? new Set()).add(of(name)));
  return imported;
}

/** Those that reach themselves by their imports. */
function inCycles(imported: ReadonlyMap<string, ReadonlySet<string>>) {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imported.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...imported.keys()].filter((from) => reached(from).has(from));
}

test('no two rooms of components/ import each other, directly or by others', () => {
  const rooms = importsIn('components/', imports);
  expect(rooms.size).toBeGreaterThan(10);
  expect(inCycles(rooms)).toEqual([]);
});

test('no two rooms of lib/ load each other, directly or by others', () => {
  const rooms = importsIn('lib/', valueImports);
  expect(rooms.size).toBeGreaterThan(15);
  expect(inCycles(rooms)).toEqual([]);
});

test('no two modules load each other, directly or by others', () => {
  const path = (file: string) => file.replace(/(?:\/index)?\.(?:tsx?|[cm]js)$/, '');
  const loaded = importsIn('', valueImports, path);
  expect(loaded.size).toBeGreaterThan(400);
  expect(inCycles(loaded)).toEqual([]);
});

test('rooms that load each other by a third are found', () => {
  const loads = { a: ['b'], b: ['c'], c: ['a', 'd'] };
  const rooms = new Map(Object.entries(loads).map(([room, others]) => [room, new Set(others)]));
  expect(inCycles(rooms)).toEqual(['a', 'b', 'c']);
});

test('what loads a module is counted, and what names a type only is not', () => {
  const text = `import a from 'a';
import { type B, c } from 'b';
import {
  type D,
  type E,
} from 'types';
import type { F } from 'types';
export type { G } from 'types';
const h = await import('h');
const i = require('./i.cjs');
const j = load<typeof import('types')>();
export * from 'k';
import 'l';`;
  const loaded = matchesIn(text).filter(({ isType }) => !isType);
  expect(loaded.map(({ name }) => name)).toEqual(['a', 'b', 'h', './i.cjs', 'k', 'l']);
});

test('every layer that is named exists', () => {
  expect(Object.keys(layers).filter((layer) => !existsSync(layer))).toEqual([]);
});
