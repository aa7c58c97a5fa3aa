/** @jest-environment node */
import { dateForms, takeDate } from './dates';
import { toRow } from './normalize';

const read = (text: string, today: string) => {
  const row = toRow(text, [{ from: 0, to: text.length }], () => null);
  const date = takeDate(row, today);
  return { date: date?.date ?? null, rest: row.rest.replaceAll('\0', '').trim() };
};

test.each([
  ['today', 'by 11/24', '2026-11-24', '2026-11-24'],
  ['today in New York, where it is yesterday in UTC', 'by 11/23', '2026-11-24', '2026-11-23'],
  ['the last day of a year', 'by 12/31', '2027-01-01', '2026-12-31'],
  ['two days ago, which is of the next year', 'by 11/22', '2026-11-24', '2027-11-22'],
  ['a leap day', 'ship by Feb 29', '2026-11-24', '2028-02-29'],
  ['a leap day behind a century', 'by 2/29', '2096-03-02', '2104-02-29'],
])('%s', (_, text, today, date) => {
  expect(read(text, today)).toEqual({ date, rest: '' });
});

test.each(['due Feb 30', 'due 31 June', 'by 13/13', 'ship by Feb 29, 2027'])(
  'no day of the calendar, "%s", is set aside, so that it is no size',
  (text) => {
    expect(read(text, '2026-11-24')).toEqual({ date: null, rest: '' });
  },
);

test.each([
  ['need 5/8 rd 4 pcs', null],
  ['need 12/15 rd 4 pcs', '2026-12-15'],
  ['need by 5/8 rd 4 pcs', '2027-05-08'],
])('"%s" has the date %s', (text, date) => {
  expect(read(text, '2026-11-24').date).toBe(date);
});

test.each(Object.entries(dateForms))('"%s" is a date', (text, form) => {
  expect(form.exec(text)?.[0]).toBe(text);
});
