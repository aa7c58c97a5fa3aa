import type { QuantityUnit } from './line';
import { pattern, source } from './pattern';

/** Units of quantities, as sources of patterns. */
export const unitWords: Readonly<Record<QuantityUnit, string>> = {
  pieces: source`
    (?:
    of each|pieces?|pcs?|pce|pces|each|ea|off|nos|no|units?|stk|stücke?|stck|st(?=\.|\)| *$)
    |(?:random |full |mill |bar |stock |r\/l )?lengths|length(?= *$|[,;.\0])|lgths|lgs
    |req'?d|required|needed|blanks?|cuts|items?|sticks?|drops?|slugs?|mults|only|stangen?
    |stäbe?|t[oô]les|chapas|zuschnitte?|joints?|jts?|tafeln?|platten|barres|barras
    |pz(?:as?)?|pezzi|fogli|tfl|stg|st(?= a )|piezas?|uds?|unidades|stuks?|szt
    |ex(?=\.? *$|\.?,)|exemplaires|stab(?!\w)|sh(?= *$|[,;])|(?<= )st(?=,)|abschnitte?|kpl)
    \b\.?
  `,
  pounds: String.raw`(?:lbs?|pounds?|#)(?!\w)\.?`,
  kilograms: String.raw`(?:kgs?|kilos?|kilograms?)\b\.?`,
  feet: String.raw`(?:linear (?:feet|foot|ft)|lin\.? ?ft|lft|lf|feet|foot|ft|')(?![\w'])\.?`,
  inches: String.raw`(?:linear in(?:ches)?|inches|inch|in|")(?!\w)\.?`,
  meters: String.raw`(?:linear )?(?:meters?|metres?|lfm|mtrs?|m)\b\.?`,
};

/** Words without a meaning of their own: they are not shown as unread. */
export const glue = new RegExp(
  source`
    \b(?:please|pls|plz|kindly|quote|price|pricing|we|i|need|needs|needed|require|requires
    |required|req'?d|request|looking|for|of|in|on|at|to|the|a|an|and|with|per|from|is|are|as
    |by|each|ea|material|mat'?l|matl|alloy|alloys|grade|gr|type|spec|specs|specification
    |size|sizes|form|shape|cond|condition|temper|qty|quantity|uns|aisi|sae|asme|astm|ams
    |w\.?-?nr|wnr|werkstoff|din|en|bs|jis|length|lengths|long|lg|dia|steel|ss|cres
    |super ?alloy|sized?|stock|cut|x|pcs?|pieces?|certs?|certificates?(?= of)|also|hi|unit
    |mm|mit|und|je|à|aus|für|bitte)\b|\bw\/
  `,
  'g',
);

/** The rows of totals and of a mail's beginning and end. */
export const notAnItem = pattern`
    ^[\s>*#|,;"'\0-]{0,20}(?:(?:sub|grand)?[ -]?totals?\b|sum\b|summe\b|gesamt\w{0,8}\b
    |(?:thanks|thank you|thx|best|kind|warm)?[ ,]{0,2}(?:best |kind |warm )?regards\b
    |thanks\b|thank you\b|cheers\b|mit freundlichen\b|mfg\b|sincerely\b|sent from\b|from:
    |to:|cc:|subject:|sent:|date:|attn|re:|fw:|fwd:|ship to|bill to|notes?:|remarks?:
    |terms\b|page \d|-{2,}|_{2,}|={2,})
  `;

/** Greetings. A row with one may also have an item in it. */
export const greeting = pattern`
    ^[\s>*#|,;"'\0-]{0,20}(?:
    hi|hello|hallo|dear|good (?:morning|afternoon|day)|greetings|guten tag
    |sehr geehrte\w{0,2})\b
  `;

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
    |[a-z][.)](?= ? ?\d)|\d{1,3}\/(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b)
    |\d{1,3}(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b))(?= +[\p{L}\d])(?! *
    (?:pcs?|pieces?|ea|off|lbs?|kgs?|ft|in|mm|x|ga|gau?ge|finish|polish|mill)\b)
  `,
  'u',
);
