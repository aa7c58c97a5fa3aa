import { quantityUnits, type Assumption, type QuantityUnit } from './line';
import { hasDecimalComma, number, numberWords, readAmount, toDecimal } from './numbers';
import { allOf, blankOut, isDoubtful, setAside, type Row } from './row';
import { unitWords } from './row-patterns';
import { pattern, source } from './pattern';

export interface ReadQuantity {
  quantity: number;
  unit: QuantityUnit;
  assumed: readonly Assumption[];
}

/** Stands before a number that is not the end of a size, a grade or a fraction, as in "1-1/2" and "2 x 12". */
const notInSize = String.raw`(?<![\d.,/'"]|\d-|\dx|\d x | x |±)`;
const amount = `(${number})`;
const wordsOfCounts = [...numberWords.keys()]
  .filter((word) => !/^(?:half|quarter)$/.test(word))
  .join('|');
/** A count in one word. Of "twenty-five" neither word is a count. */
const countInWords = source`
  (${wordsOfCounts})\b(?<!\b(?:${wordsOfCounts})(?: and)?[ -](?:${wordsOfCounts}))
  (?![ -](?:${wordsOfCounts})\b)
`;

const anyUnit = `(${quantityUnits.map((unit) => unitWords[unit]).join('|')})`;
const oneOf = (units: readonly QuantityUnit[]) =>
  `(${units.map((unit) => unitWords[unit]).join('|')})`;
const keyword = source`
  \b(?:
  (?:qty|quantity|price) breaks?|breaks?|price at|quantities|qtys|qty|qnty|quantity|quan
  |qte|cant(?:idad)?|menge|anzahl|stückzahl|(?<!\d ?)(?:pcs|pieces)(?= ?[:=])|q'ty
  |q(?= ?[=:]))(?![a-z])\.?(?: ?(?:req'?d|required|of|needed|ordered))?[ .:=#-]{0,3}\(?
`;
const formNoun = source`
  (?:bars?|sheets?|shts?|plates?|plts?|tubes?|rods?|rings?|billets?|rounds|forgings?|dis[ck]s?
  |coils?|rolls?|hexes)
`;
const aheadOfForm = `(?=(?:(?:rd|round|rnd|flat|hex|forged|seamless) )?(${formNoun})\\b)`;

/** Stands behind feet without inches: "10 ft 6 in of 2 in rd" is one length. */
const apartFromInches = source`
  (?! ?\d[\d./ -]{0,6} ?(?:"|in\b|inch(?:es)?\b) ?(?:of|long|lg|lengths?|x)\b)
`;

const pieces = oneOf(['pieces']);
const lengthUnit = oneOf(['feet', 'inches', 'meters']);
const askedFor = String.raw`\b(?:need|require|quote|want|order)s?`;

/**
 * Patterns of a quantity, each by a text that it finds, the most specific first. The first group is the amount, the second
 * its unit. Of price breaks the first is the quantity, and the others stay unread; a `guess` is assumed.
 */
export const quantityRules: Readonly<Record<string, RegExp>> = {
  'qty 1/3/5': pattern`
    ${keyword}(\d{1,5})()(?<others>
    (?:(?: ?\/ ?|, )\d{1,5}(?![\d."'])|,\d{1,2}(?![\d."'])){1,6})
    (?! ?(?:x|(?:kgs?|lbs?|m|ft|feet|meters?)\b))
  `,
  'qty: 3 pcs': pattern`${keyword}${amount}\)?(?: ?${anyUnit})?`,
  'qty three': pattern`${keyword}${countInWords}(?: ?${anyUnit})?`,
  '5, 10, 20 pcs': pattern`
    (?<![\d.,/'"-])(\d{1,4})()(?<others>
    (?:(?:\/\d{1,5}){2,4}|(?:(?:, ?|,? (?:&|and|or) )\d{1,5}){2,4}))(?= ?${pieces})
  `,
  '3 pcs': pattern`${notInSize}${amount}\)? ?-?${pieces}`,
  '3" x 20" x 2 pcs': /(?<=["'a-z] ?x )(\d{1,4}) ?(pcs?|pieces?|stk)\b/,
  '.062 x 10 lb': pattern`(?<![\d.,/'"±-])${amount} ?${oneOf(['pounds', 'kilograms'])}`,
  '2 @ 17.5 in': pattern`${notInSize}${amount}()(?= ?@)`,
  'total: 400 ft': pattern`
    \b(?:total|tot\.?|need|gesamt)[ :]{1,3}${amount} ?${lengthUnit}${apartFromInches}
  `,
  '400 ft total': pattern`
    ${notInSize}(?<!(?:ft|feet|foot)\.? )${amount} ?${lengthUnit} ?
    (?:in total|total|tot\b\.?|overall|gesamt|of\b)
  `,
  '400 lin. ft': pattern`
    ${notInSize}${amount} ?((?:linear|lin\.?) ?(?:feet|foot|ft|in|m)|lft|lf|lfm)\b
  `,
  '(4)': /\( ?(\d{1,5}) ?\)()/,
  // Behind a section, before a length in feet or meters.
  'rd 100 mm, 2 x 3 m': pattern`
    (?<=\d ?(?:mm\b|cm\b|in\b|")[^,\d]{0,30}(?:, | - )|\d\/\d{1,2} )(\d{1,3})()
    (?= ?x ?\d{1,2}(?:[.,]\d{1,3})? ?(?:m|mtrs?|ft|feet|')(?![\w'])(?! ?x))(?<guess>)
  `,
  // 144 is no denominator of a fraction of an inch.
  '3/144" lg': /(?<![\d./-])(\d{1,3})()(?=\/(?!128)\d{3} ?(?:"|in\b|mm\b))(?<guess>)/,
  'three pieces': pattern`\b${countInWords} (?=${pieces})`,
  'two 36 inch lengths': pattern`
    \b${countInWords}()
    (?= \d[\d./ -]{0,8}(?:inch|in|"|ft|foot|feet|mm|m) (?:lengths|pieces|pcs|bars)\b)
  `,
  '2 round bars': pattern`${notInSize}\b(\d{1,4}) ?${aheadOfForm}`,
  'two bars': pattern`\b${countInWords} ${aheadOfForm}`,
  'quote 150 ft 3/8 in od': pattern`
    ${askedFor} ${amount} ?${oneOf(['feet', 'meters'])} (?=[.\d\0ø])${apartFromInches}(?<guess>)
  `,
  'need 3 of': pattern`${askedFor} (\d{1,4})()(?= [a-z\0])(?! (?:x|by|mm|in|ft|inch|m)\b)`,
  '2.5 rd - 14 in lg - x8': /(?<=[-,;] ?)x ?(\d{1,4})()(?=[ \0.]*$)(?<guess>)/,
};
const rules = Object.values(quantityRules).map((rule) => new RegExp(rule, 'g'));

/**
 * The matches of all rules, one at a time: most rows need only the first rules. `matchAll` would copy each rule for
 * each row.
 */
function* matches(text: string) {
  for (const rule of rules) {
    rule.lastIndex = 0;
    for (let found = rule.exec(text); found; found = rule.exec(text)) yield found;
  }
}

const wholeUnits = quantityUnits.map((unit) => [unit, new RegExp(`^${unitWords[unit]}$`)] as const);

const unitOf = (text: string): QuantityUnit | null =>
  wholeUnits.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const aForm = new RegExp(`^${formNoun}$`);

/** The quantity of a row; `null` where no number is marked as it. */
export function takeQuantity(row: Row): ReadQuantity | null {
  const multiple = takeMultiple(row);
  if (multiple) return multiple;
  for (const found of matches(row.rest)) {
    const [whole, raw = '', unitText = ''] = found;
    const read = toQuantity(raw, unitText.trim(), row.rest);
    if (!read) continue;
    const others = found.groups?.others ?? '';
    if (others && !isRising(`${raw}${others}`)) continue;
    const [start, end] = [found.index, found.index + whole.length];
    // "Qty 3-5": the first of a range.
    const isRange = /^ ?(?:-|to) ?\d/.test(row.rest.slice(end, end + 6));
    const isGuess =
      read.isDoubtful ||
      isRange ||
      isDoubtful(row, start, end) ||
      found.groups?.guess !== undefined;
    // A number before a form in the singular may be a count or a size: "2 plate".
    const isForm = aForm.test(unitText);
    const isSingular = isForm && !unitText.endsWith('s');
    setAside(row, end - others.length, end);
    blankOut(row, start, end - others.length);
    const isNamed = startsWithKeyword.test(whole);
    // "Qty 1/3/5" are breaks; "qty 3,5" may be a decimal.
    const isOneOfTwo = others.includes(',') || hasQuantity(row.rest);
    return {
      quantity: read.quantity,
      unit: read.unit ?? 'pieces',
      assumed: [
        // The other number may have been read as a length.
        ...(isOneOfTwo ? [['length', 'choice'] as const] : []),
        ...(isGuess || isSingular || isOneOfTwo
          ? [['quantity', isOneOfTwo ? 'choice' : isGuess ? 'number' : 'place'] as const]
          : []),
        ...(!isOneOfTwo &&
        (read.unit || (isForm && !isSingular) || (isNamed && !loneUnit.test(row.rest)))
          ? []
          : [['unit', 'no-unit'] as const]),
      ],
    };
  }
  return null;
}

/** What a word multiplies a count by. A gross is twelve dozen. */
const multiples: ReadonlyMap<string, number> = new Map([
  ...['dozen', 'dozens', 'doz', 'dz'].map((word) => [word, 12] as const),
  ...['pair', 'pairs'].map((word) => [word, 2] as const),
  ['score', 20],
  ['gross', 144],
  ['hundred', 100],
  ['thousand', 1000],
]);

/** "two dozen", "1-1/2 doz.", "half a gross", "5 hundred pcs", "dozen". */
const multiplied = new RegExp(
  `(?:(?<![\\d.,/'"-]|\\band (?:a )?|\\b(?:${wordsOfCounts})[ -])` +
    `(?<count>${number}|\\b(?:half(?: an?)?|quarter|an?|${wordsOfCounts})\\b)[ -]{0,2}|` +
    `(?<!(?:[\\d¼-¾⅐-⅞]|\\b(?:half|quarter|${wordsOfCounts})) ?-?)\\b(?=d))` +
    source`
      (?<word>dozens?|doz|dz|pairs?|score|gross(?! w)
      |(?:hundred|thousand)(?= ${oneOf(['pieces'])}))\b\.?
    `,
);

/** A count in dozens, pairs or hundreds. It is doubtful where no number stands before the word, or an x before the number. */
function takeMultiple(row: Row): ReadQuantity | null {
  // A fast check, because most rows have no such word.
  if (!/d(?:oz|z)|pair|score|gross|hundred|thousand/.test(row.rest)) return null;
  const found = multiplied.exec(row.rest);
  const { count = '', word = '' } = found?.groups ?? {};
  const [first = ''] = count.split(' ', 1);
  const digits = /^an?$/.test(first) || !count ? '1' : (numberWords.get(first) ?? count);
  const read = readAmount(digits, hasDecimalComma(row.rest));
  const quantity = read && toDecimal(read.value) * (multiples.get(word) ?? 0);
  if (!found || !quantity || !Number.isInteger(quantity)) return null;
  const isLoose = !count || /[x*] ?$/.test(row.rest.slice(0, found.index));
  const isSet = word.startsWith('pair');
  const isGuess = isLoose || isSet || read.isDoubtful;
  blankOut(row, found.index, found.index + found[0].length);
  return { quantity, unit: 'pieces', assumed: isGuess ? [['quantity', 'number']] : [] };
}

/** Whether a row still has a word that counts something else than this: "sets of two", "several hundred". */
export const hasOtherCount = (rest: string, quantity: number | null) =>
  allOf(rest, countWord).some(([word]) => Number(numberWords.get(word) ?? 0) !== quantity);
const countWord = new RegExp(
  `\\b(?:${[...numberWords.keys(), ...multiples.keys(), 'couple'].join('|')})\\b`,
  'g',
);

/** Price breaks are written from the fewest to the most. */
const isRising = (breaks: string) => {
  const counts = breaks.match(/\d+/g)?.map(Number) ?? [];
  return counts.every((each, i) => i === 0 || each > (counts[i - 1] ?? 0));
};

/** A number behind a keyword counts pieces ("Qty 3"), unless another unit stands alone in the row: "Qty 500 (ft)". */
const startsWithKeyword = new RegExp(`^${keyword}`);
const loneUnit =
  /(?<![\d½¼¾\0"'.] ?)\b(?:lbs?|pounds?|kgs?|ft|feet|foot|lin|lf|meters?|metres?|mtr)\b/;

/** Whether the rest of a row has another number that may be the quantity. */
const hasQuantity = (rest: string) => otherQuantity.test(rest);
const otherQuantity = pattern`
    ${keyword}\d|\( ?\d{1,5} ?\)
    |\d ?-?${oneOf(['pieces', 'pounds', 'kilograms'])}
    |\d ?${oneOf(['feet', 'inches', 'meters'])} ?(?:total|of\b)
    |\b${countInWords} ${oneOf(['pieces'])}
  `;

function toQuantity(raw: string, unitText: string, rest: string) {
  const unit = unitOf(unitText);
  const count = numberWords.get(raw);
  if (count) return { quantity: Number(count), unit: 'pieces' as const, isDoubtful: false };
  // "1.200 kg": nobody weighs to the gram.
  const hasThousands = unit === 'kilograms' && /^[1-9]\d{0,2}\.\d{3}$/.test(raw);
  const read = readAmount(hasThousands ? raw.replace('.', '') : raw, hasDecimalComma(rest));
  if (!read || read.value.top <= 0n) return null;
  const isCounted = unit === null || unit === 'pieces';
  if (isCounted && !read.isWhole) return null;
  return {
    quantity: toDecimal(read.value),
    unit,
    isDoubtful: hasThousands || (read.isDoubtful && isCounted),
  };
}
