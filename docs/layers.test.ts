/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What each layer may import. A file belongs to the layer with the longest path that it starts with. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'content-schemas/': ['zod', 'entities', 'content-schemas/'],
  'lib/calculators/': ['lib/calculators/'],
  // Lists are read in the browser and on the server alike: nothing of Node, settings or WordPress.
  'lib/list-reader/': [
    'content-schemas/',
    'lib/calculators/',
    'lib/catalog/',
    'lib/runtime/memoize',
    'lib/list-reader/',
  ],
  'lib/cms/sample/': ['node:*', 'lib/cms/sample/', 'lib/catalog/metals'],
  'lib/cms/': [
    'node:*',
    'zod',
    'p-queue',
    'rate-limiter-flexible',
    'lib/cms/',
    'lib/catalog/metals',
    'lib/runtime/env',
    'lib/runtime/log',
    'lib/cache/invalidated-tags.cjs',
    'lib/metrics/metrics',
    'lib/runtime/once-per-process.cjs',
    'lib/runtime/memoize',
    'lib/json/value-shapes',
    'lib/runtime/write-whole.cjs',
  ],
  'lib/': [
    'node:*',
    'zod',
    'next',
    'hast*',
    'parse5',
    'mdast-*',
    'mdast',
    'entities',
    'prom-client',
    'lru-cache',
    'rate-limiter-flexible',
    '@fastify/busboy',
    '@libsql/client',
    'schema-dts',
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
    'fflate',
    'swiper',
    '@vercel/analytics',
    'hast*',
    'content-schemas/',
    'lib/',
    'components/',
  ],
  'components/primitives/': [
    'react',
    'next',
    'next-seo',
    'hast*',
    'lib/',
    'components/primitives/',
  ],
  'app/': [
    'node:*',
    'react',
    'next',
    'hastscript',
    'prom-client',
    'rate-limiter-flexible',
    'zod',
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
const sources = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]));
const using = (pattern: RegExp, among: readonly string[]) =>
  among.filter((file) => pattern.test(sources.get(file)!));

const layerOf = (file: string) =>
  Object.keys(layers)
    .filter((layer) => file.startsWith(layer))
    .toSorted((a, b) => b.length - a.length)[0]!;

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and `require('x')`. */
const importing =
  /^(?:import|export)\b[^'=;]*?\bfrom\s+'([^'\n]+)'|\b(?:import|require)\s*\(?\s*'([^'\n]+)'/gm;
const imports = (file: string) =>
  [...sources.get(file)!.matchAll(importing)].map(([, from, loaded]) => (from ?? loaded)!);

const resolved = (file: string, name: string) => {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
};

const allows = (start: string, name: string) =>
  start.endsWith('*')
    ? name.startsWith(start.slice(0, -1))
    : `${name}/`.startsWith(start.replace(/\/?$/, '/'));

test('a file imports what its layer allows', () => {
  const forbidden = modules.flatMap((file) => {
    const layer = layerOf(file);
    const outside = (name: string) =>
      !layers[layer]!.some((start) => allows(start, name)) ||
      (closed[layer] ?? []).some((start) => allows(start, name));
    return imports(file)
      .filter((name) => !/\.(s?css|json)$/.test(name))
      .map((name) => resolved(file, name))
      .filter(outside)
      .map((name) => `${file} imports ${name}`);
  });
  expect(modules.length).toBeGreaterThan(300);
  expect(forbidden).toEqual([]);
});

/** A term that belongs in one place, and the files that have a reason to use it. */
const places: readonly (readonly [term: RegExp, place: RegExp])[] = [
  [/\bprocess\.env\b/, /^lib\/runtime\/env\.ts$/],
  [
    /\b(post_name|post_title|_embedded|acf_fc_layout)\b|\bacf\b(?!\.\w)|\.acf\b/,
    /^(content-schemas|lib\/cms\/sample)\//,
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

test.each(places)('%s is used in its place only', (term, place) => {
  expect(using(term, files).filter((file) => !place.test(file))).toEqual([]);
});

/** What of Next is not documented: its modules, the files of a build, its HTML, its keys and its headers. */
const internals =
  /next\/dist\/|__next_|NEXT_REDIRECT|next-cache-tags|route-cache|[\w-]+-manifest\.json|server\/app\b|x-(?:middleware|invoke|matched-path|prerender)-/;

test('what relies on Next’s internals is the seam in lib/cache/ (docs/architecture.md)', () => {
  const site = modules.filter((file) => !file.startsWith('ops/'));
  expect(using(internals, site)).toEqual(['lib/cache/cache-handler.cjs', 'lib/cache/policy.cjs']);
});
