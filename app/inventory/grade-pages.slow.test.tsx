/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Grade } from '@/content-schemas/grade';
import rawGrades from '@/lib/cms/sample/data/grades.json';
import { getGrades, getStock, getSpecs } from '@/lib/content/inventory';
import { getLineCatalog } from '@/lib/content/line-catalog';
import { getSearchDocuments } from '@/lib/content/search';
import { gradeName } from '@/lib/catalog/grade-name';
import { metals, type Metal } from '@/lib/catalog/metals';
import { withoutPause } from '@/lib/catalog/names';
import { toCompared } from '@/lib/comparison/to-compared';
import { checkList } from '@/lib/quotes/pasted/check-list';
import { linesOf } from '@/lib/quotes/pasted/part';
import { missingFields, wordsOf as wordsOfLine } from '@/lib/quotes/quote-line';
import { Chemistry, SpecChemistry } from '@/components/grade/chemistry';
import { EquivalentsTable } from '@/components/grade/grade-folds';
import { GradeFacts } from '@/components/grade/grade-facts';
import { HeatTreatmentTable } from '@/components/grade/heat-treatment-table';
import { FormSizes } from '@/components/grade/form-sizes';
import { GradeSizes, lineOf, SpecSizes, stockOf } from '@/components/grade/sizes';
import { SpecFacts, statusWithNote } from '@/components/grade/spec-facts';
import { GradeSpecifications, SpecGrades } from '@/components/grade/specification-table';

const all: { metal: Metal; grade: Grade }[] = [];
beforeAll(async () => {
  for (const metal of metals)
    all.push(...(await getGrades(metal)).map((grade) => ({ metal, grade })));
});

const rawBySlug = new Map<string, { specs: readonly { spec: string; forms: readonly string[] }[] }>(
  rawGrades.map((grade) => [`${grade.metal}/${grade.slug}`, grade]),
);

test('every spec on a form page covers that form, by the catalogue itself', async () => {
  let chips = 0;
  for (const metal of metals) {
    const { forms, inForm } = await getStock(metal);
    for (const form of forms)
      for (const { slug, specs } of inForm(form))
        for (const spec of specs) {
          chips += 1;
          const rows = rawBySlug.get(`${metal.slug}/${slug}`)!.specs;
          const covers = rows.some((row) => row.spec === spec.slug && row.forms.includes(form));
          expect([metal.slug, form, slug, spec.slug, covers]).toEqual([
            metal.slug,
            form,
            slug,
            spec.slug,
            true,
          ]);
        }
  }
  process.stdout.write(`${chips} specs on form pages, each covers its form\n`);
  expect(chips).toBeGreaterThan(500);
});

test('true bar is certified to plate specifications alone: none of its specs covers round bar', () => {
  const rows = all.flatMap(({ grade }) =>
    grade.rows.map(({ specs, forms }) => ({
      grade: grade.slug,
      specs: specs.map(({ slug }) => slug),
      forms: forms.map(({ slug }) => slug),
    })),
  );
  const trueBars = rows.filter(
    ({ specs, forms }) => specs.length > 0 && forms.includes('true-bar'),
  );
  expect(trueBars.length).toBeGreaterThan(5);
  expect(trueBars.filter(({ forms }) => forms.includes('round-bar'))).toEqual([]);
});

const bodyRows = (html: string) => html.match(/<tr/g)?.length ?? 0;
const rowsIn = (element: ReactElement) => {
  const html = renderToStaticMarkup(element);
  return Math.max(0, bodyRows(html) - (html.match(/<thead>/g)?.length ?? 0));
};
const sizeRows = (element: ReactElement) =>
  renderToStaticMarkup(element).match(/<form class="sizes/g)?.length ?? 0;

test('every pair of grade and spec, property, heat treatment, name and size is on its grade’s page', () => {
  const shown = { pairs: 0, rows: 0, heatTreatments: 0, names: 0, sizes: 0 };
  for (const { metal, grade } of all) {
    const table = renderToStaticMarkup(<GradeSpecifications metal={metal} grade={grade} />);
    shown.pairs += table.match(/<th[^>]*><a href="[^"]*\/specs\//g)?.length ?? 0;
    shown.rows += rowsIn(<GradeSpecifications metal={metal} grade={grade} />);
    shown.heatTreatments += rowsIn(<HeatTreatmentTable metal={metal} grade={grade} />);
    shown.sizes += sizeRows(<GradeSizes metal={metal} grade={grade} />);
    const names = renderToStaticMarkup(<EquivalentsTable grade={grade} />).replaceAll(
      '&#x27;',
      "'",
    );
    shown.names += grade.equivalents.filter(({ designation, name }) =>
      names.includes((designation ?? name)!),
    ).length;
    // Each minimum, and each spec that delivers none.
    const delivers = (title: string) =>
      grade.properties.some((row) => row.spec === title && row.kind === 'delivery');
    const others = grade.rows.flatMap(({ specs }) => specs.filter(({ title }) => !delivers(title)));
    expect([grade.slug, rowsIn(<GradeSpecifications metal={metal} grade={grade} />)]).toEqual([
      grade.slug,
      grade.properties.length + others.length,
    ]);
  }
  // 250 pairs of the stocked grades and 10 of those sourced to order.
  expect(shown).toMatchObject({ pairs: 260, heatTreatments: 76, names: 176, sizes: 168 });
});

test('minima and chemistry stand on the page of their spec too, and sizes on those of their spec and form', async () => {
  const shown = { sizesBySpec: 0, sizesByForm: 0, ownLimits: 0, limitsOfGrades: 0 };
  for (const metal of metals) {
    const { forms, inForm, underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal)) {
      const gradesUnderSpec = underSpec(spec.slug);
      const minima = gradesUnderSpec.flatMap(({ grade }) =>
        grade.properties.filter((row) => row.spec === spec.title),
      );
      expect(rowsIn(<SpecGrades {...{ metal, spec, gradesUnderSpec }} />)).toBeGreaterThanOrEqual(
        minima.length,
      );
      const limits = renderToStaticMarkup(<SpecChemistry {...{ metal, spec, gradesUnderSpec }} />);
      if (limits.includes('<dl')) shown.ownLimits += 1;
      if (/^<p>Chemistry: <a href="[^"]+#chemistry"/.test(limits)) shown.limitsOfGrades += 1;
      shown.sizesBySpec += sizeRows(<SpecSizes {...{ metal, spec, gradesUnderSpec }} />);
    }
    for (const slug of forms)
      shown.sizesByForm += sizeRows(
        <FormSizes metal={metal} form={{ slug, title: slug }} grades={inForm(slug)} />,
      );
  }
  expect(shown).toEqual({ sizesBySpec: 168, sizesByForm: 168, ownLimits: 57, limitsOfGrades: 168 });
});

test('a spec that no source confirms has the mark, which is explained once at the head of the page', async () => {
  const marksOf = (element: ReactElement) => renderToStaticMarkup(element).match(/†/g)?.length ?? 0;
  let marked = 0;
  for (const { metal, grade } of all) {
    const unread = new Set(
      grade.rows.flatMap(({ specs, basis }) =>
        basis === 'seen' ? [] : specs.map(({ slug }) => slug),
      ),
    );
    const marks = marksOf(<GradeSpecifications metal={metal} grade={grade} />);
    expect([grade.slug, marks]).toEqual([grade.slug, unread.size]);
    expect([grade.slug, marksOf(<GradeFacts grade={grade} />)]).toEqual([
      grade.slug,
      Math.min(1, unread.size),
    ]);
    for (const part of [
      <Chemistry key="" grade={grade} />,
      <HeatTreatmentTable key="" metal={metal} grade={grade} />,
      <EquivalentsTable key="" grade={grade} />,
    ])
      expect([grade.slug, marksOf(part)]).toEqual([grade.slug, 0]);
    marked += marks;
  }
  expect(marked).toBeGreaterThan(50);
  for (const metal of metals) {
    const { underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal)) {
      const of = { metal, spec, gradesUnderSpec: underSpec(spec.slug) };
      const facts = renderToStaticMarkup(<SpecFacts {...of} specs={[]} />);
      const isMarked =
        facts.replace('† Not', '').includes('†') || marksOf(<SpecGrades {...of} />) > 0;
      expect([spec.slug, facts.includes('† Not')]).toEqual([spec.slug, isMarked]);
    }
  }
});

test('every list of sizes states that it is a sample, on the pages of grade, spec and form', async () => {
  const lists: ReactElement[] = all.map(({ metal, grade }) => (
    <GradeSizes key={grade.id} metal={metal} grade={grade} />
  ));
  for (const metal of metals) {
    const { forms, inForm, underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal))
      lists.push(<SpecSizes {...{ metal, spec }} gradesUnderSpec={underSpec(spec.slug)} />);
    for (const slug of forms)
      lists.push(<FormSizes metal={metal} grades={inForm(slug)} form={{ slug, title: slug }} />);
  }
  const shown = lists
    .map((list) => renderToStaticMarkup(list))
    .filter((html) => html.includes('<form'));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((html) => !/Stock as of [^<]*\(sample\)/.test(html))).toEqual([]);
});

test('where the stock of grades has different dates, each row has its grade’s date, or none', async () => {
  const metal = metals[0]!;
  const form = { slug: 'round-bar', title: 'Round Bar' };
  const stocked = (await getStock(metal)).inForm(form.slug).find(({ slug }) => slug === '3al-2-5v');
  const datesOf = (...dates: readonly (string | null)[]) => {
    const grades = dates.map((stockAsOf, i) => ({ ...stocked!, slug: `x${i}`, stockAsOf }));
    return renderToStaticMarkup(<FormSizes {...{ metal, form, grades }} />).match(
      /\bas of \w+ 1/gi,
    );
  };
  expect(datesOf('May 1', 'June 1', null)).toEqual(['as of May 1', 'as of June 1']);
  expect(datesOf('May 1', 'May 1')).toEqual(['as of May 1']);
  expect(datesOf(null, null)).toBeNull();
});

test('a note beside a minimum does not repeat what its mark means', () => {
  const tables = all
    .map((shown) => renderToStaticMarkup(<GradeSpecifications {...shown} />))
    .join('');
  expect(tables.match(/<span[^>]*>‡/g)!.length).toBeGreaterThan(20);
  expect(tables).not.toMatch(/capability(?: after aging)?(?:[,;:]|<)/);
  expect(tables).toContain('minimums of plate on request');
});

test('the comparison tells the figures of a capability apart, and names the spec of the chemistry', () => {
  for (const { metal, grade } of all) {
    const { properties, chemistrySpec } = toCompared(metal, grade);
    expect(properties.map(({ delivered }) => delivered !== 'in this condition')).toEqual(
      grade.properties.map(({ kind }) => kind === 'capability'),
    );
    expect(chemistrySpec ?? '').toContain(grade.chemistrySource.spec ?? '');
  }
});

test('a status that was not read in a source is not shown, and every spec of the sample has one', async () => {
  const specs = (await Promise.all(metals.map(getSpecs))).flat();
  expect(specs.filter(({ status }) => status === null)).toEqual([]);
  const unread = specs.filter(
    ({ statusRead, supersededBy }) => !statusRead && !supersededBy.length,
  );
  expect(unread.length).toBeGreaterThan(50);
  expect([...new Set(unread.map(statusWithNote))]).toEqual([
    'we confirm the revision with your quote',
  ]);
  const read = specs.filter(({ statusRead }) => statusRead).map(statusWithNote);
  expect(read).toContain(
    'Revision W (December 2017) is the latest we know of. Ask us if your order needs a later one.',
  );
  expect(read.filter((words) => /^current|in force/.test(words))).toEqual([]);
});

test.each([
  ['ams-s-5000', '4340 · succeeded by AMS 6415'],
  [
    'ams-5662',
    'Inconel 718 · solution treated, 1775 °F · bar, forgings, flash-welded rings, forging stock',
  ],
  [
    'ams-5663',
    'Inconel 718 · solution treated and aged, 1775 °F · bar, forgings, flash-welded rings, forging stock',
  ],
  [
    'ams-5664',
    'Inconel 718 · solution treated, 1950 °F · bar, forgings, flash-welded rings, forging stock',
  ],
])('search shows of %s what tells it from others, or replaced it', async (slug, detail) => {
  const documents = await getSearchDocuments('inventory');
  expect(documents.find(([, , path]) => path.endsWith(`/specs/${slug}/`))?.[3]).toBe(detail);
});

const wordsOf = (part: ReactElement) =>
  renderToStaticMarkup(part)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<[^>]*>/g, '|');

const heatTreatmentOf = (slug: string) =>
  wordsOf(<HeatTreatmentTable {...all.find(({ grade }) => grade.slug === slug)!} />);

test('of a heat treatment only the figures that no minimum has stand at its cycle', () => {
  const words = heatTreatmentOf('17-4-ph');
  expect(words.match(/[^|]*figures of ASTM A564/g)).toEqual(['Hardness: figures of ASTM A564']);
  expect(words.match(/tensile[^|]*/g)).toEqual([
    'tensile 125 ksi (862 MPa); yield 105 ksi (724 MPa); double aged',
  ]);
});

test.each([
  ['17-4-ph', true],
  ['inconel-718', true],
  ['6al-4v', false],
  ['4340', false],
])('the heat treatments of %s are open: %s', (slug, isOpen) => {
  const html = renderToStaticMarkup(
    <HeatTreatmentTable {...all.find(({ grade }) => grade.slug === slug)!} />,
  );
  expect(html.startsWith('<details') && /^<details[^>]* open/.test(html)).toBe(isOpen);
});

test('a heat treatment of the sample names its specification and its condition', () => {
  const words = heatTreatmentOf('inconel-718');
  expect(words.match(/\|AMS 566\d[^|]+/g)).toEqual([
    '|AMS 5663, solution treated and aged',
    '|AMS 5664, then aged',
  ]);
  expect(words).toContain('Age at 1200 °F (649 °C), until aging totals 20 h, cool: air');
});

test('every size in stock is read as its line has it, once its pieces are counted', async () => {
  const catalog = await getLineCatalog();
  const check = (text: string) => withoutPause(checkList(text, catalog, '2026-11-29'));
  const read: string[] = [];
  for (const { metal, grade } of all)
    for (const row of stockOf(grade))
      for (const size of row.sizes) {
        const stocked = { ...lineOf(metal, row), size: `${size} in`, quantity: '3' };
        const width = missingFields(stocked).includes('width') ? '6 in' : '';
        const length = missingFields(stocked).includes('length') ? '12 in' : '';
        const [first, ...more] = linesOf(check(wordsOfLine({ ...stocked, width, length })));
        const remarks = first?.doubts?.replace(/^(?:assumed|not understood): .*$/gm, '').trim();
        expect([more, remarks ?? '']).toEqual([[], '']);
        expect(`${first?.title}, ${row.spec} ${first?.quantity}`).toBe(
          `${gradeName(metal, grade.title)}, ${first?.spec} 3`,
        );
        read.push(`${row.form}: ${first?.poundsEach ? 'weighed' : 'not weighed'}`);
      }
  expect(read.length).toBeGreaterThan(2000);
  expect([...new Set(read)].filter((each) => each.endsWith('not weighed'))).toEqual([
    'extrusion: not weighed',
  ]);
});
