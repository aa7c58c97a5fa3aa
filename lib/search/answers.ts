import type { Calculator, Result } from '@/lib/calculators/calculator';
import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import { steelHardness } from '@/lib/calculators/steel-hardness';
import { temperature } from '@/lib/calculators/temperature';
import { capitalized } from '@/lib/catalog/capitalized';
import { formWordsOf, isFormWord } from '@/lib/catalog/form-words';
import { tokens } from '@/lib/catalog/words';
import * as routes from '@/lib/routing/routes';
import { takeNames } from './known-names';
import { withoutMeasures } from './measures';
import { type Found, type Index, search, toFound } from './search';

/** A pattern of what is typed, and the pages that answer it; `null` where it is no such question. */
interface Answer {
  pattern: RegExp;
  pages: (match: RegExpExecArray, index: Index) => readonly Found[] | null;
}

const weightCalculator = routes.tool({ slug: 'metal-weight-conversion' });

/** "F", "°C", "deg Celsius" */
const degrees = String.raw`(?:°|deg(?:rees?)?)?\s*(f|c)(?:ahrenheit|elsius)?`;

/** The first row that answers counts. */
const answers: readonly Answer[] = [
  // "38 HRC", "rockwell c 38 to brinell"
  hardness('hb', 'hbw?|bhn|brinell'),
  hardness('hrc', 'hrc|rc|rockwell c'),
  hardness('hrb', 'hrb|rb|rockwell b'),
  hardness('hra', 'hra|rockwell a'),
  hardness('hv', 'hv|vickers'),
  hardness('hk', 'hk|knoop'),
  // "17-4 vs 15-5", "compare 718 and 625"
  {
    pattern: /^compare\s|\s(?:vs?\.?|versus)\s/i,
    pages: ({ input }, index) => comparison(input, index),
  },
  // "16 ga", "16 gauge stainless": the gauges from 3 to 36
  {
    pattern:
      /^([3-9]|[12]\d|3[0-6])\s*(?:ga|gauge)\.?(?:\s+(?:aluminum|galvanized|sheet|stainless|steel))*$/i,
    pages: ([, gauge = ''], index) =>
      pageWith(
        index,
        routes.tool(sheetGauge),
        `${gauge} gauge in inches and mm`,
        { gauge },
        ofFirstSheet,
      ),
  },
  // "300 F to C"
  {
    pattern: new RegExp(String.raw`^(-?[\d.]+)\s*${degrees}\s+(?:to|in|into)\s+${degrees}$`, 'i'),
    pages: ([, value = '', from = '', to = ''], index) =>
      pageWith(
        index,
        routes.tool(temperature),
        `${value} °${from.toUpperCase()} in °${to.toUpperCase()}`,
        { value, from: from.toUpperCase(), to: to.toUpperCase() },
        (fields) => firstOfEach(temperature, fields)[0] ?? temperature.title,
      ),
  },
  // "150 ksi", "yield 1000 MPa bar"
  { pattern: /(\d+(?:\.\d+)?)[\s-]*(ksi|mpa)\b/i, pages: strength },
  // "2.5 x 12 ti 6-4 weight"
  { pattern: /\b(?:weighs?|weights?|lbs?)\b/i, pages: ({ input }, index) => weight(input, index) },
  // "17-4 tensile", "titanium density": the part of a grade's page that has it, and where grades are found by it
  property(/\b(?:tensile|yield|strengths?|elongation|hardness|propert(?:y|ies))\b/i, '#properties'),
  property(/\bdensity\b/i, '#physical'),
  property(/\bweights?\b/i, '#physical', weightCalculator),
];

/** The pages that answer what was typed; `null` where it is no question of the table. */
export function answerTo(index: Index, typed: string): readonly Found[] | null {
  for (const { pattern, pages } of answers) {
    const match = pattern.exec(typed);
    const found = match && pages(match, index);
    if (found) return found;
  }
  return null;
}

const inWords = ({ value, unit = '' }: Result['figures'][number]) => `${value} ${unit}`;

/** "Stainless steel 0.0625 in, 1.588 mm" */
function ofFirstSheet(fields: Record<string, string>) {
  const [first] = sheetGauge.solve(fields).results;
  return first && `${first.label} ${first.figures.slice(0, 2).map(inWords).join(', ')}`;
}

/** "353 HB", "372 HV": the first figure of each result that has one. */
const firstOfEach = (calculator: Calculator, fields: Record<string, string>) =>
  calculator
    .solve(fields)
    .results.flatMap(({ figures: [figure] }) =>
      figure?.unit && /\d/.test(figure.value) ? inWords(figure) : [],
    );

/** A page with what was typed in its fields, and its answer in short; `null` where it has none, as for 2 HRC. */
function pageWith(
  { pages }: Index,
  path: string,
  title: string,
  fields: Record<string, string>,
  answer?: (fields: Record<string, string>) => string | undefined,
) {
  const page = pages.find((each) => each.path === path);
  const detail = answer ? answer(fields) : page?.title;
  if (!page || !detail) return null;
  const found = { ...toFound(page), title, path: `${path}?${new URLSearchParams(fields)}`, detail };
  return [{ ...found, opensOnEnter: true }];
}

/** A number that the tool does not convert is none: "2 rb" is a round bar. */
function hardness(scale: string, written: string): Answer {
  const number = String.raw`(\d+(?:\.\d+)?)`;
  return {
    pattern: new RegExp(
      String.raw`^(?:${number}\s*(?:${written})|(?:${written})\s*${number})(?:\s+(?:to|in|into)\s+[a-z ]+)?$`,
      'i',
    ),
    pages: ([, before, after], index) => {
      const typed = before ?? after ?? '';
      const title = `${typed} ${scale.toUpperCase()} on other scales`;
      const tool = pageWith(
        index,
        routes.tool(steelHardness),
        title,
        { scale, [scale]: typed },
        (fields) => firstOfEach(steelHardness, fields).join(' · '),
      );
      return tool && [...tool, ...statingHardness(index, `${typed} ${scale.toUpperCase()}`)];
    },
  };
}

/** The grades with a condition that states a hardness, by it: "H925: 38 HRC, 375 HB min". */
const statingHardness = ({ pages }: Index, hardness: string) =>
  pages.flatMap((page) => {
    const stated = page.written.find((name) => name.includes(` ${hardness}`));
    return stated ? { ...toFound(page, stated), path: `${page.path}#heat-treatments` } : [];
  });

/** The comparison of two to four grades, then the page of each. Where one is a metal, only the page of each. */
function comparison(typed: string, index: Index): readonly Found[] | null {
  const names = typed
    .replace(/^compare\s+/i, '')
    .split(/\s+(?:vs?\.?|versus|and|with|to)\s+|\s*[,&]\s*/i);
  if (names.length < 2 || names.length > 4) return null;
  const pages = names
    .flatMap((name) => search(index, name).find(({ kind }) => /^(?:Grade|Metal)$/.test(kind)) ?? [])
    .map((page) => ({ ...page, opensOnEnter: false }));
  const keys = new Set(
    pages.map(({ path }) => path.replace(/^.*inventory\/|\/$/g, '').replace('/grade/', '/')),
  );
  if (keys.size < names.length) return null;
  if (pages.some(({ kind }) => kind !== 'Grade')) return pages;
  return [
    {
      kind: 'Compare',
      title: pages.map(({ title }) => title).join(' and '),
      path: routes.comparison([...keys]),
      detail: 'Chemistry, properties and forms side by side',
      matched: null,
      opensOnEnter: true,
    },
    ...pages,
  ];
}

/** The weight calculator with a grade and its sizes: two are those of a round bar, three of a flat one. */
function weight(typed: string, index: Index): readonly Found[] | null {
  const sizes = /[\d.][\d./-]*(?:\s*[x×]\s*[\d.][\d./-]*){1,2}/i
    .exec(typed)?.[0]
    .split(/\s*[x×]\s*/i);
  const grade = takeNames(index, withoutMeasures(typed)).taken.find(
    ({ page }) => page.kind === 'Grade',
  )?.page;
  const [, alloy] = /^UNS (\w+)/.exec(grade?.detail ?? '') ?? [];
  if (!sizes || !grade || !alloy) return null;
  const [first = '', second = '', third] = sizes;
  return pageWith(index, weightCalculator, `Weight of ${grade.title}, ${sizes.join(' × ')} in`, {
    alloy,
    ...(third
      ? { shape: 'flat', thickness: first, width: second, length: third }
      : { shape: 'round', diameter: first, length: second }),
  });
}

const strengthWords = /^(?:yield|tensile|ultimate|uts|strength|at|least|min|minimum)$/;

/** Where grades are found by a minimum strength, of a form where one is named; `null` where any other word is typed. */
function strength(match: RegExpExecArray, index: Index) {
  const [written, figure = '', unit = ''] = match;
  const words = tokens(match.input.replace(written, ' '));
  if (!words.every((word) => strengthWords.test(word) || isFormWord(word))) return null;
  const name = words.some((word) => /^(?:tensile|ultimate|uts)$/.test(word)) ? 'tensile' : 'yield';
  const isMetric = /mpa/i.test(unit);
  const [form] = formWordsOf(words.join(' '));
  return pageWith(
    index,
    routes.findByProperty(),
    `${capitalized(name)} at least ${figure} ${isMetric ? 'MPa' : 'ksi'}${form ? `, ${form}` : ''}`,
    { [name]: figure, unit: isMetric ? 'mpa' : 'ksi', ...(form ? { form } : {}) },
  );
}

/** For a grade its page at this part; for a metal its page. Then the page that answers for any metal. */
function property(
  pattern: RegExp,
  anchor: string,
  further: string = routes.findByProperty(),
): Answer {
  return {
    pattern,
    pages: ({ input }, index) => {
      const named = input.replaceAll(new RegExp(pattern, 'gi'), ' ');
      const grades = takeNames(index, named).taken.filter(({ page }) => page.kind === 'Grade');
      const [metal] = grades.length === 0 ? search(index, named, 1) : [];
      if (grades.length === 0 && metal?.kind !== 'Metal') return null;
      return [
        ...grades.map(({ page, alias }, i) => ({
          ...toFound(page, alias),
          path: page.path + anchor,
          opensOnEnter: i === 0 && grades.length === 1,
        })),
        ...(metal ? [metal] : []),
        ...index.pages.filter(({ path }) => path === further).map((page) => toFound(page)),
      ];
    },
  };
}
