import { number } from './numbers';
import { pattern, source } from './pattern';

/** Patterns, each by a text that it finds. */
type Examples = Readonly<Record<string, RegExp>>;

/** Text that the site adds to a line whose fields were edited, for people to read: "notes [for job 7]". */
export const remarks = /\b(?:tolerance|other quantities|notes?|as pasted) \[[^\][\n]{0,1900}\]/i;

/** References such as part numbers and telephones: their numbers are no sizes, quantities or grades. They stay unread. */
export const references: Examples = {
  '0010 - 718 rd': /^[\s>#(*-]{0,4}0\d{1,5}(?=[ :)\0]|- )(?! ?x)/,
  'rfq no. 4130-22': pattern`
    (?<!\d )\b(?:
    rfq|heat|ht(?= ?#)|p\.?o|w\.?o|job|ref|dwg|drawing|p\/?n|part ?(?:no|number|#)|cage|lot
    |stock(?= ?(?:#|no\b|num))|tel|phone|fax|cell|mobile|suite|zip|box|opt(?:ion)?|item|line|pos|position|ln)\b ?
    (?:no\b|nr\b|num\b|number\b)?[.:#]{0,2} ?#?(?=[\w-]*\d)
    (?!\d{1,4} ?(?:pcs?|pieces?|ea|each|off)\b)[\w./-]{1,24}
  `,
  'p/n ax-b': /\b(?:p\/?n|part ?(?:no|number|#))[.:]{0,2} ?[\w./-]{2,24}/,
  // No size or count has seven digits.
  'code 5554130': /(?<![\d.,])\d{7,20}(?![\d]|[.,]\d)/,
  'tom@example.com': /[\w.+-]{1,64}@[\w.-]{1,64}\.[a-z]{2,10}/,
  'www.example.com/718': /\b(?:https?:\/\/|www\.)[^\s]{1,200}/,
  '(713) 625-4130': /(?:\+\d{1,3} ?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
};

/** The end of a range: "2.00-2.25 dia". */
export const range = pattern`
    (?<=(?<![\d./-])\d{0,2}\.\d{1,4}"?)(?: ?[-/] ?| to )\d{0,2}\.\d{1,4}(?![\d/])
    |(?<=\d\/\d{1,2}"?)(?: - | to )\d{1,2}(?:[- ]\d{1,2}\/\d{1,2})?"?(?= ?x)
  `;

/** Counts of spools: the quantity may be the weight of each, or of all. */
export const spools = /(?<![\d.,/-])\d{1,4} (?:spools?|reels?)\b/;

/** The date by which the quote is wanted, and not the material: "please quote by 11/30". */
export const quoteDue = pattern`
    \b(?:quot(?:e|es|ation)|bids?|rfq|offers?|pric(?:es?|ing)|reply|respon(?:d|se))\b
    (?: (?:is|are|needed|required|req'?d))?[ :]{0,2}(?:due|by|before|until|no later than)\b
    [ :]{0,2}(?:date[ :]{1,2})?(?:by |on )?(?:[a-z]{3,9}[.,]? )?\d{1,4}[-/. ]
    (?:\d{1,2}|[a-z]{3,9})\b(?:[-/., ]{1,2}\d{2,4}\b)?
  `;

/** Tolerances, hardness, prices, times and the like, whose numbers are no sizes or quantities either. */
export const asides: Examples = {
  'sheet 2 of 3':
    /\b(?:(?:sheet|sht|sh|page|pg) )?\d{1,3} of \d{1,3}\b(?! ?["'./x-]\d| ?(?:x|"|mm|in)\b)/,
  'wt. approx 20 lbs each': pattern`
    \b(?:wt|weight|gewicht|weighs?)\b[.:=~ ]{0,3}(?:(?:approx|ca|is)\b[. ]{0,2})?\d
    [\d.,]{0,9} ?(?:lbs?|#|pounds?|kgs?)(?: ?(?:each|ea)\b)?
  `,
  'min buy 100 lbs': pattern`
    \b(?:min(?:imum)?|max(?:imum)?)\b\.?(?: (?:buy|order|qty|charge|of))?[ :]{0,2}\d{1,6} ?
    (?:lbs?|kgs?|pcs?|pieces|ea)\b
  `,
  'price also qty 5, 10 & 20 pcs': pattern`
    \b(?:(?<!^\W{0,9})also|alternat\w*|option\w*|alt)\b:? (?:(?:price|quote|for)\b ?){0,2}
    (?:qty )?\d{1,5}(?: ?(?:,|\/|and|&) ?\d{1,5})* ?(?:pcs?|pieces|ea)\b
  `,
  'min length 10 ft':
    /\b(?:min(?:imum)?|max(?:imum)?) (?:length|lgth|lg|len)\b[ :]{0,2}\d{1,3} ?(?:'|"|ft|in|mm|m)?/,
  'multiples of 12 in': /(?<!\d )\bmult(?:iple)?s?\b\.? ?(?:of )?\d{1,3} ?(?:'|"|ft|in|mm|m)?/,
  // They may be 2000 pounds or 1000 kilograms.
  '2.5 tons': /(?<![\d.,])\d[\d.,]{0,6} ?(?:tons?|tonnes?|tonnen?|to(?! \d))\b/,
  // A line has no unit for areas.
  '20 sq. ft': pattern`
    \b\d[\d.,]{0,6} ?(?:
    (?:sq|square)\b[. ]{0,2}(?:ft|feet|foot|in|inch(?:es)?|m|mtrs?|met(?:er|re)s?)\b\.?
    |sq(?:ft|m)\b|[mf]t?2\b)
  `,
  // Units of length in which no size is read: without its unit the number would be in inches.
  '1-1/2 yards': pattern`
    (?<![\d.,/-])${number} ?-?(?:yards?|yds?|furlongs?|miles?|kilomet(?:er|re)s?|km)\b\.?
  `,
  'holes 1/4': /\bholes?\b[ :]{0,2}\d[\d/.]{0,6}/,
  // A range, or three pieces of twelve feet: "3/12 ft".
  '10/12 ft r/l':
    /(?<![\d./-])\d{1,2}\/(?:[5-9]|[1-4]\d) ?(?:'(?!')|ft\b\.?|feet\b)(?: ?(?:r\/?l|rand))?/,
  'grain direction along 24': /\bgrain (?:direction|dir|with|along|parallel|flow)\b[^,;]{0,30}/,
  'finished size 1.5 x 3': pattern`
    \b(?:finish(?:ed)?|final|net) (?:size|dims?|dimensions?|part|dia(?:meter)?)\b[ :]{0,2}
    [ø\d][^,;]{0,40}
  `,
  '1/2-13 unc': pattern`
    (?<![\d/.-])(?:
    1\/4-(?:20|28)|5\/16-(?:18|24)|3\/8-(?:16|24)|7\/16-(?:14|20)|1\/2-(?:13|20)
    |9\/16-(?:12|18)|5\/8-(?:11|18)|3\/4-(?:10|16)|7\/8-(?:9|14)|1-(?:8|12|14)(?= ?un))
    (?! ?(?:\/|["'.\d]|mm|in\b|ft\b))(?: ?un[cfr]?\b)?
    (?: ?x ?[\d./-]{1,7} ?"?(?=[^\d]{0,20}\b(?:bolt|screw|stud|nut)))?
  `,
  'm12x1.75': /\bm\d{1,2} ?x ?[0-3][.,]\d{1,2}\b/,
  // The finished part is smaller than the stock.
  '(net 4.0 dia x 16.0)': /\((?:net|finish(?:ed|es)?|fin\.?|final|part) [^()]{0,60}\)/,
  '80 h9': /(?<=\d ?)(?:h|js|k|f|g|m)(?:[5-9]|1[0-4])\b(?!["'.,/])/,
  'gr 7': /\b(?:gr|grade)\b\.? ?\d{1,3}[a-z]?\b(?!["'./])/,
  'thread 3/8-16': /(?<![\d/])[\d/]{1,6}-\d{1,2}\b(?<=\bthread.{0,29})/,
  // The nominal size of a pipe is not its diameter.
  '2 in nominal bore': pattern`
    (?<![\d/.])\d[\d/ -]{0,7}(?:"|in\b\.?)? ?(?:nb|nps|nominal(?: bore)?)\b
    |\b(?:dn|nps) ?\d[\d/ -]{0,7}"?
  `,
  '17-24 ft': pattern`
    (?<![\w./])\d{1,3} ?(?:'|ft\b|m\b|mtrs?\b)? ?(?:-|to) ?\d{1,3} ?
    (?:'|ft\b|feet\b|m(?:trs?|et(?:er|re)s?)?\b)(?!-\d| ?\d{1,2}(?: \d+\/\d+)? ?"
    | (?:in )?(?:total|overall|gesamt)\b)
  `,
  '+/- .005 in': /(?:\+ ?\/? ?-|±) ?(?:\d{0,3}[.,])?\d{1,4}(?:\/\d{1,2})? ?(?:"|in\b|mm\b)?/,
  '+.030/-.010': pattern`
    (?:\+ ?\d{0,3}[.,]\d{1,4}|\+ ?0) ?(?:"|in\b|mm\b)?
    (?: ?[/,]? ?- ?(?:\d{0,3}[.,])?\d{1,4} ?(?:"|in\b|mm\b)?)?
  `,
  '+1/8 -0': /\+ ?\d{1,2}\/\d{1,2} ?"?(?: ?[/,]? ?- ?(?:0|\d{1,2}\/\d{1,2}|\d?\.\d{1,4})\b ?"?)?/,
  'tol. h11': /\b(?:tol(?:erance)?s?)\b[.:]? ?[^\s,;]{1,16}/,
  'hrc 32-36':
    /(?<!\d ?)\b(?:hrc|rc|hrb|rb hardness|hbw?|bhn|ksi|psi|mpa) ?\d{1,4}(?: ?(?:-|to) ?\d{1,4})?\b/,
  '32 to 36 hrc': /\b\d{1,4}(?: ?(?:-|to) ?\d{1,4})? ?(?:hrc|rc|hrb|hbw?|bhn|ksi|psi|mpa|rms|ra)\b/,
  '1900 deg. f': /\b\d{2,4} ?(?:°|deg(?:rees)?\.?) ?[fc]?\b/,
  '$12.50': /(?:[$€£] ?\d[\d.,]{0,12}|\b\d[\d.,]{0,12} ?(?:€|£|usd\b|eur\b)|\busd ?\d[\d.,]{0,12})/,
  '10 %': /\b\d[\d.]{0,6} ?%/,
  'rev. b2':
    /\b(?:rev(?:ision)?|class|cl|grp|group|amdt)\b\.? ?(?:a{2,3}|[a-z]?\d{0,2})\b(?!["'./])/,
  '10:30 am': /\b\d{1,2}:\d{2}\b ?(?:am|pm)?/,
  // Before "10 days": in "3 wk 50" the number of the week is behind it.
  'kw 12/2027': pattern`
    \b(?:kw|wk|week|cw)\.? ?\d{1,2}\b(?:\/(?:20)?\d\d\b)?
    (?! ?(?:pcs?|pieces?|ea|each|off|x|mm|in|ft|lbs?)\b| ?["'./-])
  `,
  'within 4-6 weeks':
    /\b(?:within|in|lead ?time:?) \d{1,3}(?:-\d{1,3})? (?:days?|weeks?|wks?|months?)\b/,
  '10 days': /\b\d{1,3}(?:-\d{1,3})? (?:days?|weeks?|wks?|months?)\b/,
  'march 2027': /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? 20\d\d\b/,
  '(or two @ 20)': /\(or [^()]{1,60}\)/,
};

const aluminum = source`
  (?:1100|2014|2024|2219|3003|5052|5083|6061|6063|6082|7050|7075|7175|7475)
  (?:[ -]{0,2}(?:t\d{1,5}|h\d{2,3}|o)\b)?
`;
const steels = source`
  1018|1020|1045|1117|1137|1141|1144|12l14|1215|4150|4320|4820|8630|2205|2507|904l|303
  |309s?|310s?|317l?|416r|420f?|430f?|446
`;

/** Alloys that the catalog lacks, used where a row names no grade of the catalog: their numbers are no sizes. */
export const unknownAlloys: Examples = {
  'haynes 282': pattern`
    \b(?:inconel|incoloy|hastelloy|haynes|monel|nimonic|rene|udimet|stellite|nitronic|invar
    |carpenter|custom|vascomax|ferralium)[ -]{1,2}[a-z]?-?\d{1,4}[a-z]?\b
    (?![.,/"'-]?\d| ?(?:x|mm|in|ft|pcs?|pieces?|ea|off|lbs?|kg|dia)\b)
  `,
  '6061-t6': pattern`
    (?<!(?:qty|length|lg|long|\bx|@|no\.?|[-./\d]) ?)\b(?:
    ${aluminum}|${steels})\b
    (?! ?(?:x|\*|mm|cm|"|'|in\b|ft|pcs?|pieces|ea\b|off|lbs?|kg|m\b|feet|\/)
    |[.,-]\d)
  `,
  c360: /\bc\d{3}(?:\d\d)?\b(?! ?x)/,
  'ernicrmo-3': /\ber[a-z]{2,8}-\d{1,2}[a-z]?\b/,
  'd2 tool steel': new RegExp(
    source`
    (?=[adhmos]\d)(?<=\b(?:rd|bar|plate|steel|flat|sq|ground) |^[^\p{L}\d]{0,8})
    (?:[ados][1-7]|h1[0-9]|m[24]|d2)\b(?=,? (?:tool|flat|rd|bar|plate|round|steel|ground))
  `,
    'u',
  ),
};

/** Materials that the site does not sell: in a row with one of them a grade's number may mean something else. */
const otherMaterials = pattern`
    \b(?:alumini?um|alum|brass|bronze|copper|(?:tool|carbon|mild) steel|zirconium|tantalum
    |niobium|molybdenum|tungsten|delrin|peek|nylon)\b
  `;

const alloyPatterns = Object.values(unknownAlloys);

export const isOfOtherMaterial = (text: string) =>
  otherMaterials.test(text) || alloyPatterns.some((alloy) => alloy.test(text));

/** Decimals of an inch that a bar may have: 1.250 is a size, and 1.4306 a steel. */
const eighths = '062|125|187|250|312|375|437|500|562|625|687|750|812|875|937|000';
/** What stands behind a size. */
const measured = source`
  x(?! ?\d{4}\b)|\*|"|'|mm|in|dia|od|id|ø|thk|thick|wall|wide|long|lg|w|l|±|\+
  |(?:rd|rnd|round)\b(?! ?[ø.]?\d)
`;

/** Specifications and test methods that the catalog lacks: their numbers are no sizes. */
export const unknownSpecs: Examples = {
  'werkstoff 1.4306': new RegExp(
    source`
      (?=[123]\.\d)(?<=^[^\p{L}\d]{0,8}|\p{L}[ .,:;]{1,2})(?:1\.\d|2\.4|3\.7)(?!${eighths})\d{3}
      (?:\.\d)?\b(?! ?(?:${measured}))
    `,
    'u',
  ),
  '40 1.4301 x 2000': /(?=1\.[4-8])(?<=\d ?(?:mm)? )1\.[4-8]\d{3}(?= ?x ?\d{4}\b)/,
  'astm a 276-17': pattern`
    \b(?:sae )?(?:
    ams|ams-std|mil-std|astm|asme|mil|qq|iso|din|nace|as|bms|dms|gm|pwa|b50\w{0,4}|ge|bac
    |amsstd|milstd)[ -]{1,2}(?:[a-z]{1,4}[ -]?)?\d{2,6}(?:[./-]\d{1,4}){0,2}[a-z]?\b
  `,
  ams2750: /\b(?:ams|astm|asme|pwa|bms|dms|nace)(?:[a-z]{1,2}-?)?\d{2,6}[a-z]?\b/,
  'en 10088-3': /(?<![\wäöüß])(?:din )?en[ -]?\d{3,6}(?:-\d{1,2})?\b/,
};

/** Whether an unread word is a specification that the catalog lacks. It begins with a letter: 1.4306 is a steel. */
export const isUnlistedSpec = (word: string): boolean =>
  /^[a-z]/i.test(word) && Object.values(unknownSpecs).some((spec) => spec.test(word.toLowerCase()));
