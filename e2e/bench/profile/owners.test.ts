/** @jest-environment node */
import { ownerOf, timeByOwner, type Frame } from './owners';

test.each([
  [
    'Page',
    '../../.cache/sites/compiled/components/grade/grade-page.tsx',
    'the site and its packages',
  ],
  [
    'parse',
    '../../.cache/sites/compiled/node_modules/zod/v4/core/parse.js',
    'the site and its packages',
  ],
  ['get', 'file:///srv/site/lib/page-cache/page-cache.cjs', 'the site and its packages'],
  [
    'pushHTML',
    'file:///srv/site/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js',
    'React and Next',
  ],
  ['jsx', '../../node_modules/react/cjs/react-jsx-runtime.production.js', 'React and Next'],
  ['getModule', 'turbopack:///[turbopack]/shared/runtime/runtime-utils.ts', 'React and Next'],
  ['writeFile', 'node:internal/fs/promises', 'Node and files'],
  ['(program)', '', 'Node and files'],
  ['(garbage collector)', '', 'garbage collection'],
  ['(idle)', '', null],
])('%s of "%s" is time of: %s', (name, source, owner) => {
  expect(ownerOf(name, source, 'Node and files')).toBe(owner);
});

test('a builtin function counts for what calls it', () => {
  expect(ownerOf('stringify', '', 'React and Next')).toBe('React and Next');
});

test('time is that of the samples, waiting left out', () => {
  const frame = (functionName: string, url = ''): Frame => ({
    functionName,
    url,
    lineNumber: 0,
    columnNumber: 0,
  });
  const nodes = [
    { id: 1, callFrame: frame('(root)'), children: [2, 4] },
    { id: 2, callFrame: frame('Page', 'file:///site/page.js'), children: [3] },
    { id: 3, callFrame: frame('sort') },
    { id: 4, callFrame: frame('(idle)') },
  ];
  const profile = { nodes, samples: [2, 3, 4, 1], timeDeltas: [1000, 2000, 50_000, 500] };
  expect(timeByOwner([profile], ({ url }) => url)).toEqual({
    'the site and its packages': 3,
    'React and Next': 0,
    'Node and files': 0.5,
    'garbage collection': 0,
  });
});
