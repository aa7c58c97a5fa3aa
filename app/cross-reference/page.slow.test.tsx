/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { getGrades, getStock, getSpecs } from '@/lib/content/inventory';
import { getSearchDocuments } from '@/lib/content/search';
import { metals } from '@/lib/catalog/metals';
import { firstFound, namedContentOfRows } from '@/components/cross-reference/row-words';
import { equivalentRows, numberRow, specRow } from './rows';
import CrossReferencePage from './page';

const html = async () => renderToStaticMarkup(await CrossReferencePage());
/** The rows of all folds below a heading. */
const rowsOf = (page: string, table: string) =>
  page
    .split(`id="${table}"`)[1]!
    .split('<h2')[0]!
    .split('<tbody>')
    .slice(1)
    .flatMap((fold) =>
      fold
        .split('</tbody>')[0]!
        .split(/<tr[ >]/)
        .slice(1),
    );
const equivalents = async () =>
  (await Promise.all(metals.map(getGrades)))
    .flat()
    .flatMap(({ title, equivalents: names }) => names.map((name) => ({ title, ...name })));

test('every equivalent is a row under its system with its grade and basis, and a near one is marked as such', async () => {
  const names = await equivalents();
  const page = await html();
  const rows = rowsOf(page, 'equivalents');
  expect(rows).toHaveLength(176);
  expect(names).toHaveLength(176);
  expect(rows.filter((row) => row.includes('†'))).toHaveLength(
    names.filter(({ basis }) => basis !== 'seen').length,
  );
  expect(rows.filter((row) => row.includes('near, not identical'))).toHaveLength(
    names.filter(({ near }) => near).length,
  );
  const russian = rows.find((row) => row.includes('VT6 '))!;
  expect(page.slice(0, page.indexOf(russian)).split('<summary>').at(-1)).toContain('GOST');
  expect(russian).toContain('href="/inventory/titanium/grade/6al-4v/"');
});

test('an equivalent does not stand in "Also called" of the UNS numbers too', async () => {
  const row = rowsOf(await html(), 'numbers').find((each) => each.includes('R56400'))!;
  expect(row).toContain('Ti-6Al-4V');
  expect(row).not.toContain('3.7165');
});

/** The numbers of the rows that the page lists for what is typed. */
async function found(typed: string) {
  const stock = await Promise.all(
    metals.map(async (metal) => {
      const [specs, { grades, underSpec }] = await Promise.all([getSpecs(metal), getStock(metal)]);
      return {
        grades: grades.map(({ title, uns, aliases }) => ({
          title,
          names: uns ? [uns, ...aliases] : aliases,
        })),
        titles: specs.map(({ title }) => ({ title })),
        specs: specs.map((spec) => specRow(metal, spec, underSpec(spec.slug), specs)),
        numbers: grades.map((grade) => numberRow(metal, grade)),
        equivalents: grades.flatMap((grade) => equivalentRows(metal, grade)),
      };
    }),
  );
  const named = namedContentOfRows(
    stock.flatMap(({ grades }) => grades),
    stock.flatMap(({ titles }) => titles),
  );
  const of = (table: 'specs' | 'numbers' | 'equivalents') =>
    firstFound(
      typed,
      stock.flatMap((each) => each[table]),
      named,
    ).map(({ number }) => number);
  return { specs: of('specs'), numbers: of('numbers'), equivalents: of('equivalents') };
}

test.each([
  ['MIL-T-9047', ['AMS-T-9047']],
  ['mil-t-9046', ['AMS-T-9046']],
  ['MIL-S-5000', ['AMS-S-5000']],
  ['MIL-S-46850', ['MIL-S-46850']],
  ['AMS 6931', ['AMS 6931', 'AMS-T-9047']],
])('the number %s finds the specs %j', async (typed, specs) => {
  expect((await found(typed)).specs.toSorted()).toEqual(specs);
});

test.each([
  ['6-4', 'R56400', 11],
  ['Ti 6-4', 'R56400', 11],
  ['ti64', 'R56400', 11],
  ['Ti-6Al-4V', 'R56400', 11],
  ['grade 5', 'R56400', 11],
  ['Gr. 5', 'R56400', 11],
  ['gr 5 plate', 'R56400', 3],
  ['17-4', 'S17400', 4],
  ['type 630', 'S17400', 4],
  ['inco 718', 'N07718', 5],
  ['alloy 718', 'N07718', 5],
])('%s finds the UNS number %s and %d specs, and no other', async (typed, uns, specs) => {
  const rows = await found(typed);
  expect(rows.numbers).toEqual([uns]);
  expect(rows.specs).toHaveLength(specs);
});

test.each(['UNS R56400', 'VT6', '3.7165'])('%s finds R56400', async (typed) => {
  expect((await found(typed)).numbers).toEqual(['R56400']);
});

test('CP 2 finds Grade 2, and Grade 3, which was once called so', async () => {
  expect((await found('CP 2')).numbers.toSorted()).toEqual(['R50400', 'R50550']);
});

test('a row says what its number was before, and what succeeded it', async () => {
  const row = rowsOf(await html(), 'specs').find((each) => each.includes('>AMS-T-9047</a>'))!;
  expect(row).toContain('<small>formerly MIL-T-9047</small>');
  const successors = ['6930', '6931'].map(
    (number) =>
      `<a class="whole" href="/inventory/titanium/specs/ams-${number}/">AMS ${number}</a>`,
  );
  expect(row).toContain(`<small>succeeded by ${successors.join(', ')}</small>`);
});

test('search finds every equivalent by its designation', async () => {
  const documents = await getSearchDocuments('inventory');
  const known = new Set(documents.flatMap(([, , , ...others]) => others));
  const missing = (await equivalents()).filter(
    ({ designation, name }) => !known.has((designation ?? name)!),
  );
  expect(missing).toEqual([]);
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
