import { conditionsOf, type CatalogGrade, type LineCatalog } from './catalog';
import type { Assumption } from './line';
import { blankOut, correctedIn, isDoubtful, take, type Row } from './row';
import { pattern } from './pattern';

/** Patterns of conditions and tempers. Conditions in the catalog's own words are found by `conditionsOf`. */
export const conditionWords: readonly (readonly [condition: string | null, RegExp])[] = [
  // A temper is its letters and its temperature: "H-900" is h900, "H1150-M" h1150m.
  [
    null,
    pattern`
      \b(?:cond(?:ition)?\.? ?)?([trc]?h) ?-? ?(900|925|950|975|1000|1025|1050|1075|1100|1150)
      (?: ?-?([md])\b|\b)
    `,
  ],
  ['solution treated, work strengthened and aged', /\bwork strengthened (?:and|&|\+) aged\b/],
  [
    'solution treated and overaged',
    /\bstoa\b|\bsol(?:ution)?\.?(?: ?-?(?:heat )?treat(?:ed)?)? ?(?:and|&|\+|\/) ?over ?-?aged\b/,
  ],
  [
    'solution treated and aged',
    pattern`
      \bsta\b|\bst ?(?:&|\+|and) ?a\b
      |\bsol(?:ution)?n?\.?(?: ?-?(?:heat )?(?:treat(?:ed)?|trt|ht|anneal(?:ed)?|ann))? ?
      (?:and|&|\+|\/) ?(?:aged?|age hard(?:ened)?
      |precip(?:itation)?\.?(?: (?:hard(?:ened)?|(?:heat )?treat(?:ed)?))?)\b
      |\bsht ?& ?aged\b
      |\blösungsgeglüht (?:und|\+|&) (?:warm ?)?aus(?:gelagert|gehärtet)
    `,
  ],
  [
    'cold worked and aged',
    /\bcold ?-?worked (?:and|&|\+) aged\b|\bcw ?(?:and|&|\+) ?aged?\b|\bcwa\b/,
  ],
  ['solution treated and cold drawn', /\bsol(?:ution)?\.? treat(?:ed)? (?:and|&|\+) cold drawn\b/],
  [
    'solution treated',
    pattern`
      \bsol(?:ution)?n?\.? ?-?(?:heat )?(?:treat(?:ed|ment)?|tr(?:td?)?\b\.?|ht)\b
      |\bsol'?n treated\b
    `,
  ],
  ['solution annealed', /\bsol(?:ution)?n?\.? ?-?ann(?:ealed|eal|'?d|ld)?\b\.?|\blösungsgeglüht\b/],
  [
    'duplex annealed',
    pattern`
      (?<!super[ -]?)\bduplex(?: ?-?ann(?:ealed|eal|'?d|ld)?)?\b\.?
      (?! ?(?:stainless|steel|ss\b|saf\b|\(?\d))|\bda\b(?! ?[:=]? ?\d)
    `,
  ],
  ['condition a', /\bcond(?:ition|\.)? ?a\b/],
  ['condition c', /\bcond(?:ition|\.)? ?c\b/],
  [
    'normalized and tempered',
    /\bn ?(?:&|\+|and|\/) ?t\b|\bnorm(?:ali[sz]ed)?\.? ?(?:and|&|\+|\/) ?temp(?:ered)?\b\.?/,
  ],
  [
    'hardened and tempered',
    pattern`
      \bq ?(?:&|\+|and|\/) ?t\b
      |\b(?:quench(?:ed)?|hard(?:ened)?)\.? ?(?:and|&|\+|\/) ?temp(?:ered)?\b\.?
      |\bvergütet\b|\bh ?& ?t\b|(?:\+ ?|\()qt\b
    `,
  ],
  [
    'normalized',
    pattern`
      \bcond(?:ition)?\.? n\b
      |(?<=\0 ?)n(?=,| *$| - | {1,2}[\d.][\d./-]{0,6}"? ?(?:x|od|dia)\b)
      |\bn\b(?=[. ]{1,2}(?:tub|tbg|rd\b|round|bar|sheet|sht|plate|hex))
      |\bnorm(?:ali[sz]ed)?\b\.?|\bnormalgeglüht\b
    `,
  ],
  [
    'spheroidize annealed',
    pattern`
      \bann(?:ealed)?,? (?:and )?spheroidi[zs]ed?\b
      |\bspher(?:oidized?|oid)?\.? ?-?ann(?:ealed|eal|'?d|ld)?\b\.?
    `,
  ],
  ['spheroidized', /\bspheroidi[zs]ed\b/],
  ['cold worked and stress relieved', /\bcwsr\b|\bcold worked (?:and|&|\+) stress relieved\b/],
  [
    'annealed',
    pattern`
      \b(?:mill|full|fully|bright|soft|cond(?:ition)?\.?)? ?-?
      (?:ann(?:ealed|eal|'?d|ld)?|anld|anl)\b\.?|\b(?:weich)?geglüht\b
      |(?<=\0 ?)\+ ?a\b|\brecuite?s?\b|\bricott[oa]\b|\brecocido\b
    `,
  ],
  ['cold drawn', /\bcold ?-?dr(?:awn|n)\b|\bcd\b/],
  ['cold rolled', /\bcold ?-?rolled\b/],
  ['cold worked', /\bcold ?-?work(?:ed)?\b|\bcw\b/],
  ['as cast', /\bas ?-?cast\b/],
  ['spring temper', /\bspring(?: ?-?temper)?\b/],
  ['no. 1 temper', /(?:\bno\.? ?1|# ?1) temper\b/],
  ['equalized', /\bequali[sz]ed\b/],
  ['aged', /\b(?:age hard(?:ened)?|aged)\b|(?:warm)?aus(?:gelagert|gehärtet)(?!\p{L})/u],
];

interface ReadCondition {
  condition: string | null;
  assumed: readonly Assumption[];
}

/**
 * The condition of a row, by our patterns or in the catalog's words, whichever is longer: "solution treated" is a part
 * of "solution treated and aged".
 */
export function takeCondition(
  row: Row,
  grade: CatalogGrade | null,
  catalog: LineCatalog,
): ReadCondition {
  const short = conditionWords.find(([, pattern]) => pattern.test(row.rest));
  const length = short?.[1].exec(row.rest)?.[0].length ?? 0;
  const long = conditionsOf(catalog).find(
    (condition) => condition.length > length && row.rest.includes(condition),
  );
  if (long) {
    const start = row.rest.indexOf(long);
    const end = start + long.length;
    blankOut(row, start, end);
    return {
      condition: long,
      assumed: isDoubtful(row, start, end) ? [['condition', 'spelling']] : [],
    };
  }
  const found = short && take(row, short[1]);
  if (!found) return takeBareTemper(row, grade);
  const condition = short[0] ?? found.slice(1).join('');
  return { condition, assumed: correctedIn(row, found, 'condition') };
}

/** A temperature behind a grade that has this temper: "15-5 1025" is H1025, "17-4 900 cond" H900. */
function takeBareTemper(row: Row, grade: CatalogGrade | null): ReadCondition {
  const temper = `h${bareTemper.exec(row.rest)?.[1] ?? ''}`;
  if (!grade?.conditions.includes(temper)) return { condition: null, assumed: [] };
  take(row, bareTemper);
  return { condition: temper, assumed: [['condition', 'name']] };
}
const bareTemper = pattern`
    (?<=\0[ ,]{0,2}(?:cond(?:ition)?\b\.? ?)?)(9\d\d|1[01]\d\d)(?: cond(?:ition)?\b)?(?!
    [\d.,"'/-]\d|["']| ?(?:x|mm|cm|in|ft|m|pcs?|pieces|ea|off|nos|lbs?|kgs?|lg|long|@)\b)
  `;
