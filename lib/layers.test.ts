/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What each floor may stand on. A file belongs to the longest floor that starts its path. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'content-schemas/': ['zod', 'content-schemas/'],
  'lib/calculators/': ['lib/calculators/'],
  'lib/cms/sample/': ['node:*', 'lib/cms/sample/'],
  'lib/cms/': ['node:*', 'zod', 'lib/cms/', 'lib/env', 'lib/log'],
  'lib/': [
    'node:*',
    'zod',
    'next',
    '@vercel/analytics',
    'hast-*',
    'hast',
    'rate-limiter-flexible',
    'schema-dts',
    'ioredis',
    'content-schemas/',
    'lib/',
  ],
  'components/': [
    'react',
    'next',
    'next-seo',
    'swr',
    'swiper',
    '@vercel/analytics',
    'hast-*',
    'hast',
    'content-schemas/',
    'lib/',
    'components/',
  ],
  'app/': [
    'node:*',
    'react',
    'next',
    '@vercel/analytics',
    'content-schemas/',
    'lib/',
    'components/',
    'app/',
  ],
};
/** Components are handed their content, so these floors are closed to them although they are part of `lib/`. */
const closed: Readonly<Record<string, readonly string[]>> = {
  'components/': ['lib/cms/', 'lib/content/'],
};

const files = ['content-schemas', 'lib', 'components', 'app']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const floorOf = (file: string) =>
  Object.keys(floors)
    .filter((floor) => file.startsWith(floor))
    .toSorted((a, b) => b.length - a.length)[0]!;

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const importing = /^(?:import|export)\b[^'=;]*?\bfrom\s+'([^'\n]+)'|\bimport\s*\(?\s*'([^'\n]+)'/gm;
const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importing)].map((match) => (match[1] ?? match[2])!);

const resolved = (file: string, name: string) => {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
};

const stands = (name: string, start: string) =>
  start.endsWith('*')
    ? name.startsWith(start.slice(0, -1))
    : `${name}/`.startsWith(start.replace(/\/?$/, '/'));

test.each(files)('%s stands on what its floor allows', (file) => {
  const floor = floorOf(file);
  const astray = imports(file)
    .filter((name) => !/\.(s?css|json)$/.test(name))
    .map((name) => resolved(file, name))
    .filter(
      (name) =>
        !floors[floor]!.some((start) => stands(name, start)) ||
        (closed[floor] ?? []).some((start) => stands(name, start)),
    );
  expect(astray).toEqual([]);
});

/** A word that belongs in one room, and the files beside that room that have a reason to say it. */
const rooms: readonly (readonly [word: RegExp, room: RegExp])[] = [
  [/\bprocess\.env\b/, /^lib\/env\.ts$/],
  [/\b(post_name|post_title|_embedded|acf_fc_layout)\b/, /^(content-schemas|lib\/cms\/sample)\//],
  [/\bdangerouslySetInnerHTML\b/, /^components\/json-ld\.tsx$/],
  [/\.rendered\b/, /^(content-schemas|lib\/cms\/sample)\//],
  [/\bredirect\(/, /^app\/absent\.ts$/],
  [/\bconsole\./, /^lib\/(log|server\/one-voice)\.ts$/],
];

test.each(rooms)('%s is said in its room only', (word, room) => {
  const elsewhere = files.filter(
    (file) => !room.test(file) && word.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
