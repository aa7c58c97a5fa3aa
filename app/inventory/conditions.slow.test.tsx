/** @jest-environment node */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import CrossReferencePage from '@/app/cross-reference/page';
import FindByPropertyPage from '@/app/find-by-property/page';
import { LineFields } from '@/components/quote-list/line-fields';
import { metals } from '@/lib/catalog/metals';
import { toCompared } from '@/lib/comparison/to-compared';
import { getForms, getGrades, getSpecs } from '@/lib/content/inventory';
import { getSearchDocuments } from '@/lib/content/search';
import FormPage from './[metal]/form/[form]/page';
import GradePage from './[metal]/grade/[grade]/page';
import MetalPage from './[metal]/page';
import SpecPage from './[metal]/specs/[spec]/page';

/** "annealed", "H900": every condition that any fact of the sample holds for, the longest first. */
let conditions: RegExp;
let specs: RegExp;

const anyOf = (words: Iterable<string>) =>
  new RegExp(
    [...new Set(words)]
      .toSorted((a, b) => b.length - a.length)
      .map((word) => `(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
      .join('|'),
    'i',
  );

beforeAll(async () => {
  const grades = (await Promise.all(metals.map(getGrades))).flat();
  conditions = anyOf(
    grades
      .flatMap(({ rows, properties, stock }) => [...rows, ...properties, ...stock])
      .flatMap(({ condition }) => condition ?? []),
  );
  specs = anyOf([
    ...(await Promise.all(metals.map(getSpecs))).flat().map(({ title }) => title),
    ...grades.flatMap(({ properties }) => properties.map(({ spec }) => spec)),
  ]);
});

const rendered = async (page: ReactNode) => new Response((await prerender(page)).prelude).text();

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What a reader takes in at once: a row, the rows below one head, an item of a list, a paragraph. Without the table that says how each condition
 * is reached, and the choices and examples of a filter.
 */
function passages(html: string): readonly string[] {
  const read = html
    .replaceAll(/<(script|select)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<a href="\?[\s\S]*?<\/a>/g, '')
    .replace(/<div id="heat-treatments">[\s\S]*?<\/table>/, '');
  const whole = /<tbody><tr><th scope="rowgroup"[\s\S]*?<\/tbody>|<(tr|li)[ >][\s\S]*?<\/\1>/g;
  return [
    ...(read.match(whole) ?? []),
    ...read.replaceAll(whole, '').split(/<\/(?:p|h\d|d[dt]|caption|label|div|ul)>/),
  ].map(words);
}

/** The passages with a condition and without a spec. */
const astray = (html: string) =>
  passages(html).filter((passage) => conditions.test(passage) && !specs.test(passage));

const searchParams = Promise.resolve({});
const at = <Names extends object>(names: Names) => ({
  params: Promise.resolve(names),
  searchParams,
});

test('no passage of an inventory page names a condition without its spec; a spec’s page names its own', async () => {
  const found: (readonly [page: string, passages: readonly string[]])[] = [];
  for (const metal of metals) {
    const params = { metal: metal.slug };
    found.push([metal.slug, astray(await rendered(await MetalPage(at(params))))]);
    for (const { slug } of await getGrades(metal))
      found.push([slug, astray(await rendered(await GradePage(at({ ...params, grade: slug }))))]);
    // A form's own text says how it is made.
    for (const { slug } of await getForms(metal)) {
      const html = await rendered(await FormPage(at({ ...params, form: slug })));
      found.push([
        `${metal.slug} ${slug}`,
        astray(html.replace(/<div class="prose">[\s\S]*?<\/div>/, '')),
      ]);
    }
    for (const { slug, title } of await getSpecs(metal)) {
      const html = await rendered(await SpecPage(at({ ...params, spec: slug })));
      // Its facts are the spec's own, and a table's rows hold for the spec that its caption names.
      const tables = (html.match(/<table[\s\S]*?<\/table>/g) ?? []).filter(
        (table) =>
          conditions.test(words(table)) && !words(table.split('</caption>')[0]!).includes(title),
      );
      found.push([
        slug,
        [...tables, ...astray(html.replaceAll(/<(table|dl)[ >][\s\S]*?<\/\1>/g, ''))],
      ]);
    }
  }
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter(([, passages]) => passages.length > 0)).toEqual([]);
});

test('neither does the cross-reference, find by property, compare or search', async () => {
  expect(astray(await rendered(await CrossReferencePage()))).toEqual([]);
  expect(astray(await rendered(await FindByPropertyPage()))).toEqual([]);
  for (const [, title, , note] of await getSearchDocuments('inventory'))
    expect(astray(`${title} ${note}`)).toEqual([]);
  for (const metal of metals)
    for (const grade of await getGrades(metal))
      for (const { spec } of toCompared(metal, grade).properties) expect(spec).toMatch(specs);
});

test('a line of a quote offers no condition to choose, and one from stock names the spec with it', async () => {
  const line = { kind: 'line', title: '718', href: '/quote-list/#1' } as const;
  const fields = await rendered(
    <LineFields line={line} number={1} onChange={() => {}} onDone={() => {}} />,
  );
  const options = fields.match(/<option[\s\S]*?<\/option>/g)!.map(words);
  expect(options.length).toBeGreaterThan(5);
  expect(options.filter((option) => conditions.test(option))).toEqual([]);
  const stock = (await Promise.all(metals.map(getGrades))).flat().flatMap((grade) => grade.stock);
  expect(stock).toHaveLength(168);
  expect(stock.filter(({ condition, spec }) => condition && !spec)).toEqual([]);
});
