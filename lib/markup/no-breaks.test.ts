/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { treeWithoutBreaks, withoutBreaks } from './no-breaks';
import { toTree } from './tree';

test.each([
  ['reduction of area 35 over 3 in', 'reduction of area 35 over 3_in'],
  ['a rise of 10 °C is one of 18 °F', 'a rise of 10_°C is one of 18_°F'],
  ['7 a.m. to 4 p.m. Pacific time', '7_a.m. to 4_p.m. Pacific time'],
  ['AMS 2774/2241, ASTM E140 table 3', 'AMS_2774/2241, ASTM_E140 table 3'],
  ['1900 to 1950 °F, 1 to 2 h, to condition A', '1900_to_1950_°F, 1_to_2_h, to condition_A'],
  ['melted to DFARS 252.225-7009', 'melted to DFARS_252.225-7009'],
  ['1 h at 900 °F, 2 % low', '1_h at 900_°F, 2_% low'],
  ['46 Btu·in/(h·ft²·°F), 16.5 Msi', '46_Btu·in/(h·ft²·°F), 16.5_Msi'],
  ['Brinell 3000 kgf, kept for 10 years', 'Brinell 3000_kgf, kept for 10_years'],
  ['grade 5 is kept, 3 inside, AMS specs', 'grade 5 is kept, 3 inside, AMS specs'],
])('%s', (text, shown) => {
  expect(withoutBreaks(text).replaceAll('\u00A0', '_')).toBe(shown);
});

test('no line ends at the hyphen of a designation', () => {
  const spans = (html: string) =>
    toHtml(treeWithoutBreaks(toTree(html)).children).match(/(?<=<span class="whole">)[^<]+/g);
  expect(spans('<p>To AMS-H-6875 or MIL-STD-1500B, X-ray, QQ-A-200/3, 252.225-7009.</p>')).toEqual([
    'AMS-H-6875',
    'MIL-STD-1500B',
    'QQ-A-200',
    '252.225-7009',
  ]);
});

test('links, headings and code of an editor keep their spaces, and tables none that a line could end in', () => {
  const shown = (html: string) => toString(treeWithoutBreaks(toTree(html)));
  expect(shown('<p>to 3 in <b>AMS 4928</b></p>')).toBe('to 3\u00A0in AMS\u00A04928');
  expect(
    shown('<table><caption>at 70 °F</caption><tr><th>to 3 in</th><td>2 ksi</td></tr></table>'),
  ).toBe('at 70\u00a0°Fto 3\u00a0in2\u00a0ksi');
  for (const tag of ['a', 'h2', 'pre'])
    expect(shown(`<${tag}>AMS 4928 to 3 in</${tag}>`)).toBe('AMS 4928 to 3 in');
});
