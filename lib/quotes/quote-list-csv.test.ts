/** @jest-environment node */
import type { QuoteLine } from './quote-line';
import { quoteListCsv } from './quote-list-csv';

const line: QuoteLine = {
  kind: 'line',
  title: 'Inconel 718',
  form: 'round bar',
  certificates: ['dfars', 'mtr'],
  needBy: '2027-01-03',
  doubts: 'assumed: length\nOne.',
  href: '/quote-list/#1',
  pasted: '718 rd',
};

test.each([
  ['=1+1', "'=1+1"],
  [' @a', "' @a"],
  ['-1, "x"', '"\'-1, ""x"""'],
  ['\t1', "'\t1"],
  ['a\nb', '"a\nb"'],
  ['plain ', '"plain "'],
])('each line is a row, and no cell is a formula: notes %j', (notes, cell) => {
  expect(quoteListCsv([{ ...line, notes }])).toBe(
    [
      'Line,Item,Specification,Condition,Form,Size,Width,Length,Quantity,"Weight, lb",Certificates,Needed by,Notes,Details,Pasted',
      `1,Inconel 718,,,round bar,,,,,,DFARS 252.225-7009 melt source; mill test report,2027-01-03,${cell},assumed: length; One.,718 rd`,
      '',
    ].join('\r\n'),
  );
});
