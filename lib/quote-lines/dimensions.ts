import { millimetersPerInch } from '@/lib/calculators/constants';
import { dimensionUnits } from '@/lib/calculators/dimension-unit';
import { bwg } from '@/lib/calculators/data/bwg';
import { gauges } from '@/lib/calculators/data/gauges';
import { add, exact, multiply, type Rational } from '@/lib/calculators/rational';
import type { SizeName } from './line';
import { number, hasDecimalComma, readAmount, toDecimal } from './numbers';
import { allOf, isDoubtful, type Row } from './row';
import { source } from './pattern';

export type Slot = SizeName | 'length';

/** A number of a row that may be a size or a length. */
export interface Dimension {
  start: number;
  end: number;
  label: Slot | null;
  inches: number;
  /** The unit as written (`in`, `ft`, `mm`), otherwise the one that `withUnits` assumes; `null` before that. */
  unit: string | null;
  hasUnit: boolean;
  isWhole: boolean;
  /** Whether it is written in a way that is used for inches only: 1-1/2, .250, 2.500. */
  isOfInches: boolean;
  isDoubtful: boolean;
  /** The mark in it that American lists do not use: a comma before decimals, or a point between thousands. */
  mark?: 'comma' | 'thousands' | null;
  /** Whether it is certainly a size: it has an x, a label or a unit, or is not a whole number. */
  isMeasure: boolean;
  /** Whether it follows an x. */
  followsCross: boolean;
}

const unitSource = source`
  (?:
  "|''|inches\b|inch\b|in\b\.?|zoll\b|millimeters?\b|millimetres?\b|mm\b\.?|cm\b|meters?\b
  |metres?\b|mtrs?\b|m\b(?!')|feet\b|foot(?:ers?)?\b|ft\b\.?|'(?!')|ga\b\.?|gau?ge?\b
  |swg\b|thou\b)
`;

/** The words that label a number as a size. A single letter, such as T, must be a word by itself. */
const labels: readonly (readonly [Slot, string])[] = [
  [
    'outerDiameter',
    source`
      øa\b|da(?=[ :=]{0,2}\d|$)|außen(?:durchmesser|-?ø)?(?!\p{L})
      |ad(?!\p{L})|ø ?ext(?:\b\.?|erieur\b)|o\.?d(?:\b|(?=\d))\.?
      |outside dia(?:m(?:eter)?)?\b\.?|outer dia(?:m(?:eter)?)?\b\.?
    `,
  ],
  [
    'innerDiameter',
    source`
      øi\b|di(?=[ :=]{0,2}\d|$)|innen(?:durchmesser|-?ø)?(?!\p{L})
      |ø ?int(?:\b\.?|erieur\b)|i\.?d(?:\b|(?=\d))\.?|inside dia(?:m(?:eter)?)?\b\.?
      |inner dia(?:m(?:eter)?)?\b\.?|bore\b
    `,
  ],
  [
    'wall',
    source`
      (?:avg|average|min|nom)\.? wall\b|wall(?: thickness| thk)?\b
      |w\.?\/?t\b\.?|wandstärke\b|wand\b
    `,
  ],
  ['acrossFlats', String.raw`a\.?\/?f\b\.?|across (?:the )?flats\b|sur plats\b|ch\.|sw(?=\d|\b)`],
  [
    'diameter',
    source`
      ø(?![ai]\b| ?(?:ext|int))|dia(?:m(?:eter|\.)?)?\b\.?|durchmesser\b
      |dm\b|d(?![a-z])(?=[ :=]?[\d.]|$)
    `,
  ],
  [
    'thickness',
    source`
      thick(?:ness)?\b|thk\b\.?|th\b|t(?:\b|(?=\d[\d.,]{0,6} ?[x*]))
      |ep(?:aisseur)?\b\.?|sp\.|spessore\b|dicke\b|stärke\b|gauge\b(?= ?[.\d])
    `,
  ],
  [
    'width',
    source`
      wide\b|width\b|wd\b|w(?:\b(?!\/)|(?=\d[\d.,]{0,6} ?[x*]))|larg(?:eur)?\b\.?
      |breite\b|breit\b
    `,
  ],
  [
    'length',
    source`
      long(?:ueur)?\b\.?|length\b|lengths\b|lgth\b|lg\b\.?|len(?:gte)?\b
      |(?<!\/)l(?![a-z])|lang\b|länge\b|@
    `,
  ],
  ['height', String.raw`high\b|height\b|tall\b|h\b|hi\b|höhe\b|hoch\b`],
  ['side', String.raw`(?:(?:rd|round) ?-?corner(?:ed)? )?sq(?:uare)?\b\.?|rcs\b`],
];
const labelSource = labels.map(([, source]) => `(?:${source})`).join('|');
const before = String.raw`(?:(?<![\p{L}\d"'\0-])(?<pre>${labelSource})[ .:=]{0,3})?`;
/** Feet and inches as one length, up to 49 feet: in "150 ft 3/8 in OD" the inches are of the section. */
const feetInches = source`
  (?<feet>[1-4]?\d) ?(?:'(?!')|ft\b\.?|feet\b|foot\b) ?-? ?(?<inches>${number}) ?
  (?:"|''|in\b\.?|inch(?:es)?\b)(?! ?(?:o\.?d|i\.?d|dia|ø|thk|thick|wall|a\/?f)(?![a-z]))
`;
const measure = source`
  (?<![\d.]|\d,)(?:${feetInches}|(?<bwg>\d{1,2} ?bwg\b|bwg ?\d{1,2}\b)
  |(?<gauge># ?\d{1,2}(?![\w:)]| ?(?:finish|polish))|(?:ga\b\.?|gau?ge) ?\d{1,2})
  |(?<plain>${number}) ?-?(?<unit>${unitSource})?)
`;
/** An @ labels the length behind it. An @ behind a size belongs to a price. */
const after = (unless: string) =>
  source`
    (?: ?(?<post>(?!@|l \d[\d.,]{0,6} ?(?:mm|m|in|ft|["'])(?![a-z]))(?:${labelSource}))
    (?! ?[:=@]${unless}))?
  `;
const scan = {
  /** For rows whose labels follow their numbers: "2 OD .120 wall". */
  behind: new RegExp(
    before +
      measure +
      after(
        '|(?<=ø|@) ?\\.?\\d(?![\\d.,/]{0,9} ?(?:mm|cm|m|in|ft|["\'])?\\.? ?(?:long|lg|lang|length)\\b)',
      ),
    'gu',
  ),
  /** For rows whose labels precede their numbers: "OD 2 wall .120". */
  ahead: new RegExp(before + measure + after('| {0,3}\\.?\\d'), 'gu'),
};
const isAhead = new RegExp(
  `^[^\\d½¼¾]{0,200}?(?<![\\p{L}\\d"'])(?:${labelSource})[ .:=]{0,3}[\\d.½¼¾]`,
  'u',
);

const wholeLabels = labels.map(
  ([slot, source]) => [slot, new RegExp(`^(?:${source})$`, 'u')] as const,
);
const slotOf = (text: string | undefined): Slot | null =>
  text === undefined
    ? null
    : (wholeLabels.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null);

const perUnit = new Map(
  dimensionUnits.flatMap(({ id, marks, inches }) => marks.map((mark) => [mark, { id, inches }])),
);
const unitOf = (text: string | undefined) => {
  const mark = text?.replace(/\.$/, '').toLowerCase() ?? '';
  const spelled: Readonly<Record<string, string>> = { "''": 'in', zoll: 'in', thou: 'thou' };
  const long = mark.startsWith('mill')
    ? 'mm'
    : mark.startsWith('foot')
      ? 'ft'
      : /^me?t/.test(mark)
        ? 'm'
        : (spelled[mark] ?? mark);
  if (long === 'thou') return { id: 'thou', inches: exact('0.001') };
  return perUnit.get(long) ?? null;
};

/** Whether the labels before and after a number contradict each other: "ø 600 long". */
const isOfTwo = (before?: string, behind?: string) =>
  before !== undefined && behind !== undefined && slotOf(before) !== slotOf(behind);

/** The column of the gauge table for each metal's sheet. No gauges are published for the other metals. */
const gaugeColumns: Readonly<Record<string, 'stainless' | 'steel'>> = {
  'stainless-steel': 'stainless',
  'alloy-steel': 'steel',
};

/** The thickness of a gauge of a metal's sheet, inches; `null` where none is published. */
function thicknessOf(gauge: number, metal: string | null): string | null {
  const column = metal === null ? undefined : gaugeColumns[metal];
  return (column && gauges.find((row) => row.gauge === gauge)?.[column]) ?? null;
}

/** The wall of a tube by Birmingham gauge ("BWG 16"), inches. */
const wallOf = (gauge = '') => bwg.find(([name]) => name === gauge.replace(/\D/g, ''))?.[1] ?? null;

/** Words that show that the numbers without a unit in a row are millimeters: "(mm)", "dims in mm", German words. */
const metricWords = new RegExp(
  source`
    \((?:(?:all )?(?:dim(?:ension)?s?|sizes?)\b[. ]{0,2})?(?:are )?(?:in )?mm\)
    |\b(?:dim(?:ension)?s?|sizes?)\b[.: ]{0,2}(?:are )?in mm\b
    |(?:\b|(?<=\p{L}))(?:blech|rohr|draht)(?!\p{L})|\b(?:
    stück|stck|stk|nos|rund(?:stahl|stab|stange)?|vierkant|sechskant|flach(?:sta[bh]l?)?
    |länge|tafeln?|stangen?)(?!\p{L})
  `,
  'iu',
);

/** A number before the units of its neighbors are known: `value` is in inches where it has a unit. */
interface FoundNumber extends Dimension {
  value: Rational;
  isGauge?: boolean;
  /** Whether it is written as a fraction: 1-1/8. */
  isFraction?: boolean;
}

/** How a row writes its numbers. */
interface Writing {
  metal: string | null;
  /** Whether decimals have a comma. */
  isComma: boolean;
  isMetric: boolean;
}

/** Every number of a row that may be a size, from left to right, in inches. */
export function dimensionsOf(
  row: Row,
  { metal, isMaterialNumber }: { metal: string | null; isMaterialNumber: boolean },
): Dimension[] {
  const isComma = hasDecimalComma(row.rest);
  const isMetric = isComma || isMaterialNumber || metricWords.test(row.text);
  const found: FoundNumber[] = [];
  for (const match of allOf(row.rest, isAhead.test(row.rest) ? scan.ahead : scan.behind)) {
    // A letter that touches a number makes a name of both (321H, EN24T), unless an x connects the number to another.
    if (isNameLike(row.rest, match)) continue;
    const each = toFoundNumber(row, match, { metal, isComma, isMetric }, found.length === 0);
    if (!each) continue;
    // A gauge in brackets after its thickness, or the reverse, is the same size.
    const last = found.at(-1);
    const isAgain = last && /^ ?\($/.test(row.rest.slice(last.end, each.start));
    if (isAgain && each.isGauge) continue;
    if (isAgain && last.isGauge)
      found.splice(-1, 1, { ...each, label: 'thickness', start: last.start, isMeasure: true });
    else found.push(each);
  }
  return withUnits(
    found.map((each) => withoutAt(each, row.rest)),
    isMetric,
  );
}

/** The number of a match of `measure`; `null` where it is no length. */
function toFoundNumber(
  row: Row,
  match: RegExpExecArray,
  writing: Writing,
  isFirst: boolean,
): FoundNumber | null {
  const { pre, post, feet, inches, gauge, plain = '', unit, bwg: tubeGauge } = match.groups ?? {};
  const [start, end] = [match.index, match.index + match[0].length];
  const base = {
    start,
    end,
    label: slotOf(pre) ?? slotOf(post),
    isWhole: false,
    isOfInches: isInchLike(plain),
    isFraction: /\/|[¼-¾⅐-⅞]/.test(plain),
    isDoubtful: isDoubtful(row, start, end) || isOfTwo(pre, post),
    isMeasure: true,
    followsCross: crossBefore.test(row.rest.slice(Math.max(0, start - 44), start)),
    hasUnit: true,
    inches: 0,
    unit: 'in',
  };
  const wall = wallOf(tubeGauge);
  if (wall) return { ...base, label: 'wall', value: exact(wall) };
  const sheetGauge = gauge ?? (/^(?:ga|swg)/.test(unit ?? '') ? plain : null);
  if (sheetGauge !== null) {
    const number = Number(sheetGauge.replace(/\D/g, ''));
    const thickness = unit === 'swg' ? null : thicknessOf(number, writing.metal);
    // Without a table the gauge is still the thickness, 0 in: otherwise the next number would be taken for it.
    const value = exact(thickness ?? '0');
    return { ...base, label: 'thickness', isDoubtful: true, isGauge: true, value };
  }
  if (feet !== undefined && inches !== undefined) {
    const part = readAmount(inches, writing.isComma);
    if (!part || toDecimal(part.value) >= 12) return null;
    // In "10' 1-1/2" hex" the inches may be the size of the hex.
    const mayBeTwo =
      isFirst &&
      /(?:'|ft\.?|feet|foot) /.test(match[0]) &&
      /^ ?\0/.test(row.rest.slice(end, end + 2));
    const value = add(multiply(exact(feet), exact('12')), part.value);
    return { ...base, isDoubtful: base.isDoubtful || mayBeTwo, unit: 'ft', value };
  }
  const read = plainAmount(row.rest, match, writing);
  if (!read) return null;
  const known = unitOf(unit);
  const isDigits = /^\d+$/.test(plain);
  return {
    ...base,
    unit: known?.id ?? null,
    hasUnit: known !== null,
    isWhole: isDigits && !known,
    isDoubtful: base.isDoubtful || read.isDoubtful,
    mark: markIn(plain, writing, read.isWhole),
    isMeasure: known !== null || base.label !== null || !isDigits || hasCross(row.rest, start, end),
    value: known ? multiply(read.value, known.inches) : read.value,
  };
}

/** The foreign mark of a number in a row with a decimal comma: "2,5", and "1.200" where it is whole. */
function markIn(plain: string, { isComma }: Writing, isWholeNumber: boolean) {
  if (!isComma) return null;
  if (/^\d+,\d+$/.test(plain)) return 'comma';
  return isWholeNumber && /^[1-9]\d{0,2}\.\d{3}$/.test(plain) && !plain.endsWith('000')
    ? 'thousands'
    : null;
}

/** The amount of a plain number; `null` for 0 and for no number. */
function plainAmount(
  text: string,
  { 0: whole, groups }: RegExpExecArray,
  { isComma, isMetric }: Writing,
) {
  const { pre = ' ', plain = '', unit: unitText } = groups ?? {};
  const unit = unitOf(unitText)?.id;
  // 4340M is no length.
  if (unit === 'm' && Number(plain) > 1000) return null;
  const isInInches = unit === 'in' || (!unit && !isMetric && !/mm\b/.test(text));
  // In "dia.30mm" the point ends the abbreviation.
  const isOfWord = unit === 'mm' && plain.startsWith('.') && whole.includes(`${pre}${plain}`);
  const figure = isOfWord ? plain.slice(1) : plain;
  const read = readAmount(figure, isComma, isInInches ? 'in' : (unit ?? (isComma ? 'mm' : '')));
  return read && read.value.top > 0n ? read : null;
}
/**
 * Whether a number is written in a way that is used for inches only: 1-1/2, .250, 2.125. 6.35 is not: it is 1/4 in, in
 * mm.
 */
function isInchLike(raw: string) {
  if (/\/|[¼-¾⅐-⅞]|^\.\d|^0\.\d{2,}$/.test(raw)) return true;
  const sixtyFourths = (Number(raw) / millimetersPerInch) * 64;
  return (
    /^(?:\d\.(?:00|25|50|75|\d{3,4})|1\d\.\d{3,4})$/.test(raw) &&
    (/[05]$/.test(raw) || Math.abs(sixtyFourths - Math.round(sixtyFourths)) > 0.02)
  );
}

/** Whether an x is before or after a number. What was read already may be between them. */
function hasCross(text: string, start: number, end: number) {
  return (
    crossBefore.test(text.slice(Math.max(0, start - 44), start)) ||
    crossAfter.test(text.slice(end, end + 44))
  );
}
const crossBefore = /(?:^|[^\p{L}])(?:x|by|\*|@)[ \0]{0,40}$|\d{3} ?\/ ?$/u;
const crossAfter = /^[ \0]{0,40}(?:x(?!\p{L})|by\b|\*)|^ ?\/ ?\d{3}/u;

function isNameLike(text: string, { 0: whole, index, groups }: RegExpExecArray) {
  const { pre, post = '', plain, unit } = groups ?? {};
  if (!plain || unit || pre) return false;
  if (
    /\p{L}{2}$|(?:^|[^\p{L}])[^x\P{L}]$/u.test(text.slice(Math.max(0, index - 2), index)) &&
    !/(?:rd|rnd|rb|dia|hex|sq|pl|sht|plt|bar|plate|sheet|tube)$/.test(
      text.slice(Math.max(0, index - 5), index),
    )
  )
    return true;
  // Only a whole number can be a part of a name: ".035W" is a wall.
  return (
    /^\d+$/.test(plain) &&
    /^\p{L}$/u.test(post) &&
    whole.endsWith(plain + post) &&
    !hasCross(text, index, index + whole.length)
  );
}

/**
 * Removes the label of an @ before a number that an x follows: in `2 sheets @ .050 x 36` it is no length, in `6 @ 12'`
 * it is.
 */
const withoutAt = <D extends Dimension>(dimension: D, text: string): D =>
  text[dimension.start] === '@' &&
  /^[ \0]{0,3}[x*]/.test(text.slice(dimension.end, dimension.end + 5))
    ? { ...dimension, label: null }
    : dimension;

/**
 * Gives a number without a unit that of the next number, otherwise of the one before it. Beside feet it gets inches, and
 * beside meters millimeters, because only lengths are in feet or meters.
 */
function withUnits(found: readonly FoundNumber[], isMetric: boolean): Dimension[] {
  const small: Readonly<Record<string, string>> = {
    ft: 'in',
    yd: 'in',
    m: 'mm',
    in: 'in',
    mm: 'mm',
    cm: 'cm',
    thou: 'in',
  };
  return found.map(({ value, isFraction, ...dimension }, i) => {
    if (dimension.unit) return { ...dimension, inches: toDecimal(value) };
    const next = found.slice(i + 1, i + 5).find(({ unit }) => unit)?.unit;
    const last = found.slice(Math.max(0, i - 4), i).findLast(({ unit }) => unit)?.unit;
    const near = next ?? last;
    // Nobody writes millimeters as a fraction: "hex 1-1/8 x 3 m".
    const unit = isFraction ? 'in' : near ? (small[near] ?? 'in') : isMetric ? 'mm' : 'in';
    const factor = perUnit.get(unit)?.inches;
    return {
      ...dimension,
      unit,
      // In `2.5 x 40"` the unit behind the last number applies to all.
      hasUnit: next !== undefined && next === unit && !(unit === 'mm' && dimension.isOfInches),
      inches: toDecimal(factor ? multiply(value, factor) : value),
    };
  });
}
