/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Grade } from '@/content-schemas/grade';
import type { Basis } from '@/content-schemas/grade-facts';
import rawGrades from '@/lib/cms/sample/data/grades.json';
import { getGrades, getStock, getSpecs } from '@/lib/content/inventory';
import { getSearchDocuments } from '@/lib/content/search';
import { metals, type Metal } from '@/lib/catalog/metals';
import { toCompared } from '@/lib/comparison/to-compared';
import { EquivalentsTable } from '@/components/grade/equivalents-table';
import { HeatTreatmentTable } from '@/components/grade/heat-treatment-table';
import { PhysicalFacts } from '@/components/grade/physical-facts';
import { PropertyTable, SpecMinima } from '@/components/grade/property-table';
import { SpecFacts, statusWithNote } from '@/components/grade/spec-facts';
import { SpecGradesTable } from '@/components/grade/spec-grades-table';
import { SpecificationTable } from '@/components/grade/specification-table';
import { GradeJumps, jumpsOf } from '@/components/grade/grade-jumps';
import { Chemistry } from '@/components/grade/chemistry';
import { GradeForms } from '@/components/grade/grade-forms';
import { FormStock, SpecStock, StockSizes, sizesOfForm } from '@/components/grade/sizes-to-order';

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

test('no text of a grade names a condition apart from its spec', () => {
  expect(all.filter(({ grade }) => /condition/i.test(grade.html))).toEqual([]);
});

/** The heads of a table's rows, each with the number of rows that it is the head of. */
const rowHeads = (html: string) =>
  [...html.matchAll(/<th scope="row(?:group)?"([^>]*)>(.*?)<\/th>/g)].map(
    ([, attributes, head]) => ({
      head: head!,
      rows: Number(/rowSpan="(\d+)"/.exec(attributes!)?.[1] ?? 1),
    }),
  );

/** Rows of a table's body, without the one that says that a filter left none: it has no head. */
const bodyRows = (html: string) => rowHeads(html).reduce((sum, { rows }) => sum + rows, 0);

test('every pair of grade and spec, property, heat treatment, name and size is on its grade’s page', () => {
  const shown = { pairs: 0, properties: 0, heatTreatments: 0, names: 0, sizes: 0 };
  for (const { metal, grade } of all) {
    shown.pairs += bodyRows(
      renderToStaticMarkup(<SpecificationTable metal={metal} grade={grade} />),
    );
    shown.properties += bodyRows(renderToStaticMarkup(<PropertyTable grade={grade} />));
    shown.heatTreatments += bodyRows(renderToStaticMarkup(<HeatTreatmentTable grade={grade} />));
    shown.sizes += bodyRows(renderToStaticMarkup(<StockSizes metal={metal} grade={grade} />));
    const names = renderToStaticMarkup(<EquivalentsTable grade={grade} />).replaceAll(
      '&#x27;',
      "'",
    );
    shown.names += grade.equivalents.filter(({ designation, name }) =>
      names.includes((designation ?? name)!),
    ).length;
  }
  // 250 pairs of the stocked grades and 10 of those sourced to order.
  expect(shown).toEqual({
    pairs: 260,
    properties: 193,
    heatTreatments: 76,
    names: 176,
    sizes: 168,
  });
});

test('minima stand on the page of their spec too, and sizes on those of their spec and form', async () => {
  const shown = { minima: 0, sizesBySpec: 0, sizesByForm: 0 };
  const rowsIn = (element: ReactElement) => bodyRows(renderToStaticMarkup(element));
  for (const metal of metals) {
    const { forms, inForm, underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal)) {
      const gradesUnderSpec = underSpec(spec.slug);
      shown.minima += rowsIn(<SpecMinima metal={metal} {...{ spec, gradesUnderSpec }} />);
      shown.sizesBySpec += rowsIn(<SpecStock metal={metal} {...{ spec, gradesUnderSpec }} />);
    }
    for (const slug of forms)
      shown.sizesByForm += rowsIn(
        <FormStock metal={metal} form={{ slug, title: slug }} grades={inForm(slug)} />,
      );
  }
  const minima = all.flatMap(({ grade }) =>
    grade.properties.filter((row) => grade.specs.some(({ title }) => title === row.spec)),
  );
  expect(minima.length).toBeGreaterThan(150);
  expect(shown).toEqual({ minima: minima.length, sizesBySpec: 168, sizesByForm: 168 });
});

/** What each table of a grade's page has to show as not read in a source, by what marks it. */
const marked: readonly (readonly [
  what: string,
  total: number,
  table: (shown: { metal: Metal; grade: Grade }) => ReactElement,
  facts: (grade: Grade) => readonly { basis: Basis }[],
])[] = [
  [
    'pair of grade and spec',
    260,
    (shown) => <SpecificationTable {...shown} />,
    ({ rows }) => rows.flatMap((row) => row.specs.map(() => row)),
  ],
  ['property', 193, (shown) => <PropertyTable {...shown} />, ({ properties }) => properties],
  [
    'heat treatment',
    76,
    (shown) => <HeatTreatmentTable {...shown} />,
    (grade) => grade.heatTreatments,
  ],
  ['name', 176, (shown) => <EquivalentsTable {...shown} />, ({ equivalents }) => equivalents],
];

test.each(marked)(
  'every %s shows its basis: those not read in a source carry the mark',
  (_, total, table, facts) => {
    let shown = 0;
    for (const each of all.filter(({ grade }) => facts(grade).length > 0)) {
      const rows = facts(each.grade);
      const body = renderToStaticMarkup(table(each)).split('</table>')[0]!;
      // A heading, a caption, a head of several rows or a condition marks all of them.
      const spans = [
        ...rowHeads(body).flatMap(({ head, rows: under }) => (head.includes('†') ? under : [])),
        ...Array.from(
          body.matchAll(/<td[^>]* rowSpan="(\d+)"[^>]*>(?:<span>)?[^<]*<span[^>]*>†/g),
          ([, under]) => Number(under),
        ),
      ];
      const marks = /<(?:h2|caption)[^>]*>(?:<span>)?[^<†]*†/.test(body)
        ? rows.length
        : (body.match(/†/g)?.length ?? 0) + spans.reduce((sum, under) => sum + under - 1, 0);
      shown += rows.length;
      expect([each.grade.slug, marks]).toEqual([
        each.grade.slug,
        rows.filter(({ basis }) => basis !== 'seen').length,
      ]);
    }
    expect(shown).toBe(total);
  },
);

test('what is not read in a source is explained below its table, or below the first of a grade’s short ones, on the pages of grade and spec', async () => {
  /** Whether † is in a part of a page, and how often the part explains it. */
  const marked = (part: ReactElement) => {
    const html = renderToStaticMarkup(part);
    return [html.replaceAll('† Not', '').includes('†'), html.split('† Not confirmed').length - 1];
  };
  const shown = [];
  for (const { metal, grade } of all) {
    shown.push(
      ...[
        <SpecificationTable key="" metal={metal} grade={grade} />,
        <PropertyTable key="" grade={grade} />,
        <HeatTreatmentTable key="" grade={grade} />,
        <PhysicalFacts key="" grade={grade} />,
      ].map(marked),
    );
    const short = (
      <div>
        <Chemistry grade={grade} />
        <EquivalentsTable grade={grade} />
      </div>
    );
    shown.push(marked(short));
    const html = renderToStaticMarkup(short);
    expect(html.slice(html.indexOf('†'), html.indexOf('† Not'))).not.toContain('<h2');
  }
  for (const metal of metals) {
    const { underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal)) {
      const of = { metal, spec, gradesUnderSpec: underSpec(spec.slug) };
      shown.push(
        ...[
          <SpecFacts key="" metal={metal} spec={spec} specs={[]} />,
          <SpecGradesTable key="" {...of} />,
          <SpecMinima key="" {...of} />,
        ].map(marked),
      );
    }
  }
  expect(new Set(shown.map(String))).toEqual(new Set(['true,1', 'false,0']));
});

test('every table of sizes states that it is a sample, on the pages of grade, spec and form', async () => {
  const tables: ReactElement[] = all.map(({ metal, grade }) => (
    <StockSizes key={grade.id} metal={metal} grade={grade} />
  ));
  for (const metal of metals) {
    const { forms, inForm, underSpec } = await getStock(metal);
    for (const spec of await getSpecs(metal))
      tables.push(<SpecStock {...{ metal, spec }} gradesUnderSpec={underSpec(spec.slug)} />);
    for (const slug of forms)
      tables.push(<FormStock metal={metal} grades={inForm(slug)} form={{ slug, title: slug }} />);
  }
  const shown = tables.map((table) => renderToStaticMarkup(table)).filter(Boolean);
  expect(shown.map(bodyRows).reduce((sum, rows) => sum + rows)).toBe(3 * 168);
  expect(shown.filter((html) => !/<caption>[^†]* as of [^<]*\(sample\)/.test(html))).toEqual([]);
});

test('where the stock of grades has different dates, each row has its grade’s date, or none', async () => {
  const metal = metals[0]!;
  const form = { slug: 'round-bar', title: 'Round Bar' };
  const stocked = (await getStock(metal))
    .inForm(form.slug)
    .filter(({ stock }) => stock.some((row) => row.form === form.slug));
  const captionAndDates = (...dates: readonly (string | null)[]) => {
    const grades = dates.map((stockAsOf, i) => ({ ...stocked[i]!, stockAsOf }));
    const html = renderToStaticMarkup(<FormStock {...{ metal, form, grades }} />);
    const rows = html.split('<tr').slice(2);
    const datesIn = (text: string) => /as of \w+ 1/.exec(text)?.[0];
    return {
      caption: datesIn(html.slice(0, html.indexOf('<thead'))),
      rows: grades.map(
        ({ title }) => rows.filter((row) => row.includes(`>${title}</a> </th>`)).map(datesIn)[0],
      ),
    };
  };
  expect(captionAndDates('May 1', 'June 1', null)).toEqual({
    caption: undefined,
    rows: ['as of May 1', 'as of June 1', undefined],
  });
  expect(captionAndDates(null, 'June 1')).toEqual({
    caption: undefined,
    rows: [undefined, 'as of June 1'],
  });
  expect(captionAndDates('May 1', 'May 1')).toEqual({
    caption: 'as of May 1',
    rows: [undefined, undefined],
  });
});

test('a note beside a minimum does not repeat what its mark means', () => {
  const tables = all.map(({ grade }) => renderToStaticMarkup(<PropertyTable grade={grade} />));
  expect(tables.join('').match(/<span[^>]*>‡/g)!.length).toBeGreaterThan(20);
  const notes = tables.flatMap((html) => html.match(/<small>[^<]*<\/small>/g) ?? []);
  expect(notes.filter((note) => /capability(?: after aging)?(?:[,;:]|<)/.test(note))).toEqual([]);
  expect(notes).toContain('<small> minimums of plate on request</small>');
});

test.each([
  ['round-bar', 'diameter 0.25\u00A0to\u00A08\u00A0in'],
  // Thickness and width.
  ['flat-bar', null],
  ['no-such-form', null],
])('the sizes of titanium in the form %s are %s', (slug, sizes) => {
  const grades = all.flatMap(({ metal, grade }) => (metal.slug === 'titanium' ? grade : []));
  expect(sizesOfForm({ slug, title: slug }, grades)).toBe(sizes);
  // As of a stock of 20,000 grades, with more sizes than a call takes arguments.
  const many = Array.from({ length: 20_000 }, (_, i) => grades.at(i % grades.length)!);
  expect(sizesOfForm({ slug, title: slug }, many)).toBe(sizes);
});

test('every link to a part of a grade’s page leads to a heading, and every such part has its link', async () => {
  const [parts, links] = [
    / id="(specifications|properties|stock-sizes|heat-treatments|chemistry|physical|equivalents|forms)"/g,
    / href="#([^"]*)"/g,
  ];
  const found = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, id]) => id);
  for (const { metal, grade } of all) {
    const jumps = found(links, renderToStaticMarkup(<GradeJumps jumps={jumpsOf(grade)} />));
    const page = renderToStaticMarkup(
      <>
        <SpecificationTable metal={metal} grade={grade} />
        <PropertyTable grade={grade} />
        <StockSizes metal={metal} grade={grade} />
        <HeatTreatmentTable grade={grade} />
        <Chemistry grade={grade} />
        <PhysicalFacts grade={grade} />
        <EquivalentsTable grade={grade} />
        <GradeForms metal={metal} grade={grade} />
      </>,
    );
    const there = found(parts, page);
    // Two parts need no links.
    expect([grade.slug, jumps]).toEqual([grade.slug, there.length < 3 ? [] : there]);
  }
});

test('no two properties of a grade are offered alike in the comparison', () => {
  const labels = all.map(({ metal, grade }) =>
    toCompared(metal, grade).properties.map(({ label }) => label),
  );
  expect(labels.filter((each) => new Set(each).size < each.length)).toEqual([]);
  expect(labels.flat()).toContain('AMS 5659, bar, forgings, H900, to 12 in');
});

test('the comparison tells the figures of a capability apart, and names the spec of the chemistry', () => {
  for (const { metal, grade } of all) {
    const { properties, chemistrySpec } = toCompared(metal, grade);
    expect(properties.map(({ delivered }) => delivered === 'in another condition')).toEqual(
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

const gradeOf = (slug: string) => all.find(({ grade }) => grade.slug === slug)!.grade;
const wordsOf = (part: ReactElement) =>
  renderToStaticMarkup(part)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<[^>]*>/g, '|');

test('a note on most heat treatments of a grade stands once below them, with the conditions it holds for', () => {
  const words = wordsOf(<HeatTreatmentTable grade={gradeOf('17-4-ph')} />);
  expect(words.match(/figures of ASTM A564[^|]*/gi)).toEqual([
    'Figures of ASTM A564: H900, H925, H1025, H1075, H1100, H1150.',
  ]);
  expect(words).toContain('double aged|');
});

test('a heat treatment that is named by a specification alone has the condition of the grade to it', () => {
  const words = wordsOf(<HeatTreatmentTable grade={gradeOf('inconel-718')} />);
  expect(words.match(/\|AMS 566\d[^|]+/g)).toEqual([
    '|AMS 5663, solution treated and aged',
    '|AMS 5664, then aged',
  ]);
  expect(words).toContain('Age at 1200 °F (649 °C), until aging totals 20 h, cool: air');
});

test('the note on physical properties is a sentence', () => {
  expect(wordsOf(<PhysicalFacts grade={gradeOf('inconel-718')} />)).toMatch(
    /\|Modulus at 70 °F\.\|+$/,
  );
});
