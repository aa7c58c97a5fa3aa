/** @jest-environment node */
import { csvText } from './csv';

test.each([
  [['a', '1,2', 'x"y', ' z'], 'a,"1,2","x""y"," z"\r\n'],
  [['=1', '+1', ' @a', '\t1'], "'=1,'+1,' @a,'\t1\r\n"],
])('%j is written as %j: no cell is a formula', (cells, text) => {
  expect(csvText([cells])).toBe(text);
});
