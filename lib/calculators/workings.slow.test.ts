/** @jest-environment node */
import * as fc from 'fast-check';
import { calculators } from '.';
import { everyField, type Values } from './calculator';
import {
  pi,
  add,
  divide,
  exact,
  fixed,
  allDigits,
  multiply,
  negate,
  square,
  subtract,
  type Rational,
  squareRoot,
} from './rational';
import { readNumber } from './typed-number';

/** What a number is measured in: "lb/in³", "g/net ton". */
const unit = / [a-z°][\p{L}²³ ]*(?:\/[\p{L}²³ ]+)?(?= [×÷+-]|$)/giu;
const tokens = /√|π|\d+(?:\.\d+)?|[-+×÷/()²]/g;

/** A root to 50 decimals, as many as the tools' own root of three has: large figures show where fewer would round. */
const shift = exact(`1${'0'.repeat(30)}`);
const preciseRoot = (value: Rational) => divide(squareRoot(multiply(value, square(shift))), shift);

/** What a term of workings comes to, by a reader with the rules of arithmetic and no other knowledge. */
function evaluate(term: string): Rational {
  const text = term.replace(unit, '');
  const words = text.match(tokens) ?? [];
  // Nothing is passed over.
  expect(words.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  let at = 0;
  const next = () => words[at++]!;

  function primary(): Rational {
    const word = next();
    if (word === '-') return negate(factor());
    if (word === '√') return preciseRoot(factor());
    if (word === 'π') return pi;
    if (word !== '(') return exact(word);
    const inside = sum();
    expect(next()).toBe(')');
    return inside;
  }
  function factor(): Rational {
    let value = primary();
    for (; words[at] === '²'; at += 1) value = square(value);
    return value;
  }
  function product(): Rational {
    let value = factor();
    while (['×', '÷', '/'].includes(words[at] ?? ''))
      value = next() === '×' ? multiply(value, factor()) : divide(value, factor());
    return value;
  }
  function sum(): Rational {
    let value = product();
    while (['+', '-'].includes(words[at] ?? ''))
      value = next() === '+' ? add(value, product()) : subtract(value, product());
    return value;
  }

  const value = sum();
  expect(words.slice(at)).toEqual([]);
  return value;
}

/** "K = a × b = 1.50 lb; one piece: …": of each equation its terms and its figure, without the name it begins with. */
const equations = (formula: string) =>
  formula.split('; ').map((line) => {
    const terms = line.replace(/^one piece: /, '').split(' = ');
    const [figure = ''] = terms.at(-1)!.split(' ');
    return {
      figure,
      terms: terms.slice(0, -1).filter((term) => !/^(?:K|°\p{L}+)$/u.test(term)),
    };
  });

const number = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }).map((n) => `${n / 1000}`),
  fc
    .tuple(fc.nat(99), fc.integer({ min: 1, max: 63 }), fc.integer({ min: 2, max: 64 }))
    .map(([n, a, b]) => `${n} ${a}/${b}`),
);

function anyAnswered({ fields }: (typeof calculators)[number], starts: Values) {
  const asked = everyField(fields(starts)).map(({ name, options }) => [
    name,
    options
      ? fc.constantFrom(...options.map(({ value }) => value))
      : name === 'pieces'
        ? fc.integer({ min: 1, max: 500 }).map(String)
        : number,
  ]);
  return fc
    .record<Record<string, string>>(Object.fromEntries(asked))
    .map((values) => ({ ...values, ...starts }));
}

/** Every start of a calculator whose first field decides which others there are, such as a shape. */
const rows = calculators.flatMap((calculator) => {
  const first = calculator.fields({})[0]!;
  const decides = calculator.fields({}).length > 1 && first.options;
  const starts: readonly Values[] = decides
    ? decides.map(({ value }) => ({ [first.name]: value }))
    : [{}];
  return starts.map(
    (start) => [calculator.slug, Object.values(start).join(), calculator, start] as const,
  );
});
/** Its workings name a row of a table. */
const looksUp = 'steel-hardness-conversion';

test.each(rows.filter(([slug]) => slug !== looksUp))(
  'the workings of %s %s recompute to what is shown',
  (_, __, calculator, start) => {
    fc.assert(
      fc.property(anyAnswered(calculator, start), (values) => {
        const { formula, results, table } = calculator.solve(values);
        if (!formula) return;
        const shown = [
          ...results.flatMap(({ figures }) => figures.map(({ value }) => value)),
          ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
        ];
        for (const { figure, terms } of equations(formula)) {
          expect(terms.length).toBeGreaterThan(0);
          const decimals = figure.split('.')[1]?.length ?? 0;
          for (const term of terms) {
            // A mixed number is written as on a rule: 1 1/2.
            const value = readNumber(term) ?? evaluate(term);
            const isFraction = figure.includes('/');
            expect([term, isFraction ? allDigits(value) : fixed(value, decimals)]).toEqual([
              term,
              isFraction ? allDigits(evaluate(figure)) : figure,
            ]);
          }
        }
        expect(shown).toContain(equations(formula).at(-1)!.figure);
      }),
      { numRuns: 40 },
    );
  },
);
