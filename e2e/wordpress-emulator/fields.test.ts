/** @jest-environment node */
import { fieldsOf, pick } from './fields';

const record = { id: 1, title: { rendered: 'A' }, acf: { uns: 'R56400', rows: [1] }, none: [] };

test.each([
  ['', record],
  ['id', { id: 1 }],
  ['id,title', { id: 1, title: { rendered: 'A' } }],
  ['acf.uns', { acf: { uns: 'R56400' } }],
  ['acf.uns,acf', { acf: record.acf }],
  ['title.rendered,acf.rows', { title: { rendered: 'A' }, acf: { rows: [1] } }],
  ['acf.nothing,none.x,unknown', {}],
])('_fields=%s', (fields, kept) => {
  expect(pick(record, fieldsOf(new URLSearchParams({ _fields: fields })))).toEqual(kept);
});

test('a list may be repeated', () => {
  expect(fieldsOf(new URLSearchParams('_fields[]=id&_fields[]=acf.uns'))).toEqual([
    'id',
    'acf.uns',
  ]);
});
