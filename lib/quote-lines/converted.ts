import { millimetersPerInch } from '@/lib/calculators/constants';
import { number, readAmount, toDecimal } from './numbers';
import { allOf, blankOut, type Row } from './row';
import { source } from './pattern';

/** Takes out the repetition of a size in another unit: "2 in (50.8 mm)", "24" [609.6]". */
export function takeConverted(row: Row) {
  if (!/\d[^()[\]]{0,9}[([]/.test(row.rest)) return;
  for (const { 0: found, 1: first = '', 2: second = '', index } of allOf(row.rest, inBothUnits)) {
    const [one, other] = [readAmount(first, false)?.value, readAmount(second, false)?.value];
    const ratio = one && other ? toDecimal(one) / toDecimal(other) : 1;
    const isSame = [ratio, 1 / ratio].some(
      (each) => Math.abs(each / millimetersPerInch - 1) < 0.02,
    );
    const start = index + found.search(/[([][^([]*$/);
    if (isSame) blankOut(row, start, index + found.length);
  }
}
const inBothUnits = new RegExp(
  source`
    (?<![\d.,])(${number}) ?(?:mm|"|in\b\.?)? ?[(\[] ?ø? ?(${number}) ?(?:mm|"|in\b\.?)? ?
    [)\]]
  `,
  'g',
);
