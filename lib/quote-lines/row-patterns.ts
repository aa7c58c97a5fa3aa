import { source } from './pattern';

/** The rows of totals and of a mail's beginning and end. */
export const notAnItem = new RegExp(
  source`
    ^[\s>*#|,;"'\0-]{0,20}(?:(?:sub|grand)?[ -]?totals?\b|sum\b|summe\b|gesamt\w{0,8}\b
    |(?:thanks|thank you|thx|best|kind|warm)?[ ,]{0,2}(?:best |kind |warm )?regards\b
    |thanks\b|thank you\b|cheers\b|mit freundlichen\b|mfg\b|sincerely\b|sent from\b|from:
    |to:|cc:|subject:|sent:|date:|attn|re:|fw:|fwd:|ship to|bill to|notes?:|remarks?:
    |terms\b|page \d|-{2,}|_{2,}|={2,})
  `,
);

/** Greetings. A row with one may also have an item in it. */
export const greeting = new RegExp(
  source`
    ^[\s>*#|,;"'\0-]{0,20}(?:
    hi|hello|hallo|dear|good (?:morning|afternoon|day)|greetings|guten tag
    |sehr geehrte\w{0,2})\b
  `,
);

/** Words of five letters and more that a mistyped one may stand for, besides those of the catalog's names. */
export const knownWords: readonly string[] = `
    round plate sheet tubing forged billet hexagon square titanium stainless nickel cobalt
    annealed solution treated normalized tempered inconel hastelloy incoloy haynes stellite
    nitronic maraging monel certificate diameter thick thickness length pieces quantity
    ultrasonic article extrusion material
  `
  .trim()
  .split(/\s+/);

/** The number of a line: `1.`, `2)`, `Item 3:`, `#4` before a name, `1` before a count. */
export const position = new RegExp(
  source`
    ^ *(?:(?:item|line|pos(?:ition)?)\.? ?#? ?\d{1,3}\b ?[:.)-]?|\d{1,3}[.):]|#\d{1,3}[.):]?
    |[a-z][.)](?= ? ?\d)|[a-z]\d{1,2}:(?= ?\d)|\d{1,3}\/(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b)
    |\d{1,3}(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b))(?= +[\p{L}\d])(?! *
    (?:pcs?|pieces?|ea|off|lbs?|kgs?|ft|in|mm|x|ga|gau?ge|finish|polish|mill)\b)
  `,
  'u',
);
