/** @jest-environment node */
import * as fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { calculators } from '.';
import { withDefaults, everyField, type Solution, type Calculator } from './calculator';

const named = calculators.map((calculator) => [calculator.slug, calculator] as const);

/** Spec §2, in its order after the one that buyers use most. */
const ofTheSpecification = [
  'metal-weight-conversion',
  'conversion',
  'decimal-to-fraction',
  'round-to-square',
  'temperature-conversion',
  'weight-conversion',
  'sheet-metal-gauge-conversion',
  'steel-hardness-conversion',
];

test('every tool of spec §2 is there, each once: metal weight first, the others in its order', () => {
  const slugs = calculators.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => ofTheSpecification.includes(slug))).toEqual(ofTheSpecification);
});

/** Everything a visitor can read in an answer. */
const said = ({ results, problems, understood, formula, notes, table, drawing, quote }: Solution) =>
  JSON.stringify([results, problems, understood, formula, notes, table, drawing, quote]);

test.each(named)('%s opens with a worked example and no complaint', (_, calculator) => {
  const answer = calculator.solve({});
  expect(answer.problems).toEqual({});
  expect(answer.results.length).toBeGreaterThan(0);
  expect(answer.formula).toBeTruthy();
  expect(said(answer)).not.toMatch(/NaN|Infinity|undefined|-0\.0+"/);
});

test.each(named)('%s names each question once', (_, calculator) => {
  const names = everyField(calculator.fields({})).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** Any field of a calculator, filled with a choice that exists, a number or nonsense. */
function anyValues({ fields }: Calculator) {
  const first = fields({})[0]!;
  const starts = first.options?.map(({ value }) => ({ [first.name]: value })) ?? [{}];
  const text = fc.oneof(
    anyText(),
    fc.double().map(String),
    fc.nat({ max: 2000 }).map((n) => `${n / 8}`),
    fc.constantFrom('', '0', '-0', '1/0', '-1', '1e400', '2-1/2', '9'.repeat(29), '__proto__'),
  );
  const questions = starts.flatMap((start) => everyField(fields(start)));
  const arbitraries = questions.map(({ name, options }) => [
    name,
    options ? fc.oneof(fc.constantFrom(...options.map(({ value }) => value)), text) : text,
  ]);
  return fc.record<Record<string, string>>(Object.fromEntries(arbitraries), { requiredKeys: [] });
}

const endless = ['9', '0', '.', '-', ' ', '1/', '1 ', '1e', '½', '1-1/', 'a', "1'"].flatMap(
  (part) => ['', '1', '!'].map((end) => `1${part.repeat(64_000 / part.length)}${end}`),
);

test.each(named)('%s is not kept busy by what a link may hold', (_, calculator) => {
  const began = process.cpuUsage();
  for (const text of endless) {
    const asked = everyField(calculator.fields({})).filter(({ options }) => !options);
    calculator.solve(Object.fromEntries(asked.map(({ name }) => [name, text])));
  }
  // Some milliseconds of this process, whatever else the machine does; a rule that looks at each character again for
  // each takes minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
});

test.each(named)('%s answers any text with sense or a sentence', (_, calculator) => {
  fc.assert(
    fc.property(anyValues(calculator), (values) => {
      const { results } = calculator.solve(values);
      for (const { value } of results.flatMap(({ figures }) => figures)) {
        expect(value).not.toMatch(/NaN|Infinity|undefined|^-0(\.0+)?$/);
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});

/** Only these may fall below zero: a debt of inches, a frost, a rounding downwards. */
const isSigned = ({ slug, fields }: Calculator) =>
  slug === 'decimal-to-fraction' || fields({}).some(({ name }) => name === 'from');

test.each(named.filter(([, calculator]) => !isSigned(calculator)))(
  '%s is never negative',
  (_, calculator) => {
    fc.assert(
      fc.property(anyValues(calculator), (values) => {
        const figures = calculator.solve(values).results.flatMap(({ figures }) => figures);
        expect(figures.filter(({ value }) => value.startsWith('-'))).toEqual([]);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
    );
  },
);

test.each(named)('%s completes what was not asked sensibly', (_, calculator) => {
  const fields = calculator.fields({});
  const odd = Object.fromEntries(everyField(fields).map(({ name }) => [name, '💥']));
  const values = withDefaults(fields, odd);
  for (const { name, options, initial, yieldsTo } of everyField(fields)) {
    expect(values[name]).toBe(options ? initial : yieldsTo ? '' : '💥');
  }
});
