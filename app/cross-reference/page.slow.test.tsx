/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { getGrades } from '@/lib/content/inventory';
import { getSearchDocuments } from '@/lib/content/search';
import { metals } from '@/lib/catalog/metals';
import { finder } from '@/components/cross-reference/row-words';
import { equivalentRows } from './equivalent-rows';
import { numberRow } from './number-rows';
import CrossReferencePage from './page';
import { seriesOf } from './spec-rows';

const html = async () => renderToStaticMarkup(await CrossReferencePage());
/** The rows of all folds below a heading. */
const rowsOf = (page: string, table: string) =>
  page
    .split(`id="${table}"`)[1]!
    .split('</section>')[0]!
    .split('<tbody>')
    .slice(1)
    .flatMap((fold) => fold.split('</tbody>')[0]!.split('<tr>').slice(1));
const equivalents = async () =>
  (await Promise.all(metals.map(getGrades)))
    .flat()
    .flatMap(({ title, equivalents: names }) => names.map((name) => ({ title, ...name })));

test('every equivalent is a row with its system, grade and basis, and a near one is marked as such', async () => {
  const names = await equivalents();
  const rows = rowsOf(await html(), 'equivalents');
  expect(rows).toHaveLength(176);
  expect(names).toHaveLength(176);
  expect(rows.filter((row) => row.includes('†'))).toHaveLength(
    names.filter(({ basis }) => basis !== 'seen').length,
  );
  expect(rows.filter((row) => row.includes('near, not identical'))).toHaveLength(
    names.filter(({ near }) => near).length,
  );
  const russian = rows.find((row) => row.includes('VT6 '))!;
  expect(russian).toContain('GOST');
  expect(russian).toContain('href="/inventory/titanium/grade/6al-4v/"');
});

test('an equivalent does not stand in "Also called" of the UNS numbers too', async () => {
  const row = rowsOf(await html(), 'numbers').find((each) => each.includes('R56400'))!;
  expect(row).toContain('Ti-6Al-4V');
  expect(row).not.toContain('3.7165');
});

test('a row marks its metal where its fold has no other', async () => {
  const rows = rowsOf(await html(), 'specs');
  const metalOf = (number: string) =>
    rows
      .find((row) => row.includes(`>${number}</a>`))!
      .match(/<td>((?:(?!<td>).)*)<\/td><\/tr>/)![1];
  expect(metalOf('AMS 4928')).toBe('<span>Titanium</span>');
  expect(metalOf('AMS 5662')).toBe('Nickel');
});

test('a grade and a form find its UNS number and its equivalents too', async () => {
  const nickel = metals.find(({ slug }) => slug === 'nickel')!;
  const grades = await getGrades(nickel);
  const isFound = finder('718 bar');
  const found = grades.map((grade) => numberRow(nickel, grade)).filter(({ find }) => isFound(find));
  expect(found.map(({ number }) => number)).toEqual(['N07718']);
  const names = grades.flatMap((grade) => equivalentRows(nickel, grade));
  expect(names.filter(({ find }) => isFound(find)).map(({ number }) => number)).toContain('2.4668');
});

test('search finds every equivalent by its designation', async () => {
  const documents = await getSearchDocuments('inventory');
  const known = new Set(documents.flatMap(([, , , ...others]) => others));
  const missing = (await equivalents()).filter(
    ({ designation, name }) => !known.has((designation ?? name)!),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['AMS 4928', 'AMS 49xx'],
  ['AMS-T-9046', 'AMS-T'],
  ['ASTM B348', 'ASTM'],
  ['MIL-S-46850', 'MIL'],
  ['17-4', 'Others'],
])('the number %s is listed in the series %s', (number, series) => {
  expect(seriesOf(number)).toBe(series);
});

test('each series is a fold, closed, with a place to be led to', async () => {
  const page = await html();
  const places = ['specs-ams-49xx', 'specs-ams-56xx', 'specs-astm', 'numbers-rxxxxx'];
  for (const place of [...places, 'equivalents-gost', 'equivalents-air-afnor'])
    expect(page.split(`id="${place}"`)).toHaveLength(2);
  expect(page.match(/<details/g)!.length).toBeLessThanOrEqual(32);
  expect(page).not.toContain('<details open');
});

test('no row is lost or stands twice', async () => {
  const page = await html();
  for (const name of ['specs', 'numbers', 'equivalents']) {
    const [, total] = new RegExp(`id="${name}"[^>]*>[^<]*?(\\d+)</h2>`).exec(
      page.replaceAll('<!-- -->', ''),
    )!;
    expect(rowsOf(page, name)).toHaveLength(Number(total));
  }
});
