/** @jest-environment node */
import { limitsText, parseChemistry } from './chemistry';

test('an upright table with its head and caption', () => {
  expect(
    parseChemistry(
      '<table><caption>Weight &#37;</caption><thead><tr><th>Element</th><th>Min</th><th>Max</th></tr></thead><tbody><tr><th>Al</th><td>5.50</td><td>6.75</td></tr><tr><th>Ti</th><td>bal</td><td></td></tr></tbody></table>',
    ),
  ).toEqual({
    caption: 'Weight %',
    columns: ['Element', 'Min', 'Max'],
    rows: [
      ['Al', '5.50', '6.75'],
      ['Ti', 'bal', ''],
    ],
  });
});

test('an upright table without a head gets one', () => {
  expect(
    parseChemistry(
      '<table><tr><th>C</th><td>0.07</td></tr><tr><th>Mn</th><td>1.00</td></tr></table>',
    ),
  ).toEqual({
    caption: null,
    columns: ['Element', 'Weight %'],
    rows: [
      ['C', '0.07'],
      ['Mn', '1.00'],
    ],
  });
});

test('elements side by side are turned upright', () => {
  expect(
    parseChemistry(
      '<table><tr><td>C</td><td>Mn</td><td>Si</td><td>Cr</td><td>Ni</td></tr><tr><td>.07</td><td>1.0</td><td>1.0</td><td>16</td><td>4</td></tr></table>',
    )?.rows,
  ).toEqual([
    ['C', '.07'],
    ['Mn', '1.0'],
    ['Si', '1.0'],
    ['Cr', '16'],
    ['Ni', '4'],
  ]);
});

test.each([
  ['words', '<p>C 0.07 max, Cr 15.0-17.5</p>'],
  ['nothing', ''],
  [
    'merged cells',
    '<table><tr><td colspan="2">C</td></tr><tr><td>0.07</td><td>max</td></tr></table>',
  ],
  ['a ragged table', '<table><tr><td>C</td><td>1</td></tr><tr><td>0.07</td></tr></table>'],
])('%s is no table of elements', (_, html) => {
  expect(parseChemistry(html)).toBeNull();
});

const usual = ['Element', 'Minimum', 'Maximum'];

test.each([
  [['5.50', '6.75'], usual, '5.50–6.75'],
  [['5 × C', '0.45'], usual, '5×C to 0.45'],
  [['', '0.30'], usual, '0.30 max'],
  [['2.5', ''], usual, '2.5 min'],
  [['bal', ''], usual, 'bal'],
  [['', ''], usual, 'not set'],
  [['0.08'], ['Element', 'Weight %'], '0.08'],
  [['0.08', '0.07'], ['Element', 'Ladle', 'Product'], 'Ladle 0.08, Product 0.07'],
])('the limits %j below %j read "%s"', (limits, heads, text) => {
  expect(limitsText(limits, heads)).toBe(text);
});
