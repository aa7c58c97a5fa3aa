/** @jest-environment node */
import { holdsVisitorTexts, textsDocument, visitorTexts } from './visitor-texts';

test.each<[string, string, string[]]>([
  ['a sentence with a value', 'x = <p>Call {phone} today.</p>;', ['Call … today.']],
  [
    'a link inside a sentence',
    'x = <p>See <a href="/a b/">all terms</a>.</p>;',
    ['See all terms.'],
  ],
  ['spaces held by a string', "x = <p>By number:{' '}<b>all</b></p>;", ['By number: all']],
  ['a label', '<input aria-label="Your name" className="wide field" />;', ['Your name']],
  [
    'text inside a condition inside a text',
    'x = <p>Sent {late && <b>Too late</b>}</p>;',
    ['Sent …', 'Too late'],
  ],
  ['a template', 'const title = `${metal} Supplier | View`;', ['… Supplier | View']],
  ['each text once', "a = 'Try again'; b = 'Try again';", ['Try again']],
  ['a word alone', "const heading = 'Specifications';", ['Specifications']],
  ['no comparison', "if (kind === 'Some kind') go();", []],
  ['no pattern', 'a = pattern`(?:mill|test) reports?`;', []],
  ['no thrown error', "throw new Error('No such metal here');", []],
  [
    'no type, key or module',
    "import a from 'a b'; type B = 'Some words'; c = { 'Long key': 1 };",
    [],
  ],
  [
    'no styles, code or lower-case word',
    "a = 'max-width: 3px solid'; b = 'bar'; c = '.row > .cell';",
    [],
  ],
])('%s', (_, source, texts) => expect(visitorTexts(source)).toEqual(texts));

test.each([
  ['components/quote/quote-form.tsx', true],
  ['lib/calculators/hardness.ts', true],
  ['lib/calculators/hardness.test.ts', false],
  ['lib/server/main.ts', false],
  ['content-schemas/post.ts', false],
  ['content-schemas/quote-fields.ts', true],
  ['app/api/health/route.ts', false],
  ['components/quote/quote-form.module.scss', false],
])('%s holds texts of visitors: %s', (path, holds) => expect(holdsVisitorTexts(path)).toBe(holds));

test('the list names files in their order, and Markdown shows each text as it is', () => {
  const sources: Record<string, string> = {
    'lib/b.ts': "const text = 'a *b* is `c` here';",
    'app/a.tsx': 'const A = () => <p>All terms</p>;',
    'lib/none.ts': 'const a = 1;',
  };
  const document = textsDocument(Object.keys(sources), (path) => sources[path] ?? '');
  expect(document).toMatch(/: 2 of them\./);
  expect(document.slice(document.indexOf('## '))).toBe(
    '## app/a.tsx\n\n- All terms\n\n## lib/b.ts\n\n- a \\*b\\* is \\`c\\` here\n',
  );
});
