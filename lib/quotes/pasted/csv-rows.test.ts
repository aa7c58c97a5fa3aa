/** @jest-environment node */
import fc from 'fast-check';
import { csvOf, harmlessCsv } from './csv-rows';

const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

test.each([
  ['', ''],
  ['a,b\r\n', 'a,b\r\n'],
  ['a,\n"x ""y"", z",=1+1', `a,\r\n"x ""y"", z",'=1+1\r\n`],
  ['"=cmd|x"\r\n', "'=cmd|x\r\n"],
  ['a,', 'a,\r\n'],
  ['a"b', ''],
  ['"open', ''],
])('%j is kept as %j', (csv, kept) => expect(harmlessCsv(csv)).toBe(kept));

test('what the form writes stays as it is', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => expect(harmlessCsv(csvOf(given))).toBe(csvOf(given))),
    runs,
  );
});

test('no text, however odd, throws or hangs, and what was made harmless stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'=+-@",\r\n a\''), maxLength: 500 }),
      (text) => {
        const once = harmlessCsv(text);
        expect(harmlessCsv(once)).toBe(once);
      },
    ),
    runs,
  );
});
