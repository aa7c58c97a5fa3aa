import type { Certificate, QuantityUnit } from './line';
import { number } from './numbers';

/** Text that the site adds to a line whose fields were edited, for people to read: "notes [for job 7]". */
export const remarks = /\b(?:tolerance|other quantities|notes?|as pasted) \[[^\][\n]{0,1900}\]/i;

/** References such as part numbers and telephones: their numbers are no sizes, quantities or grades. They stay unread. */
export const references: readonly RegExp[] = [
  /^[\s>#(*-]{0,4}0\d{1,5}(?=[ :)\0]|- )(?! ?x)/,
  /(?<!\d )\b(?:rfq|heat|ht(?= ?#)|p\.?o|w\.?o|job|ref|dwg|drawing|p\/?n|part ?(?:no|number|#)|cage|lot|tel|phone|fax|cell|mobile|suite|zip|box|opt(?:ion)?|item|line|pos|position|ln)\b ?(?:no\b|nr\b|num\b|number\b)?[.:#]{0,2} ?#?(?=[\w-]*\d)[\w./-]{1,24}/,
  /\b(?:p\/?n|part ?(?:no|number|#))[.:]{0,2} ?[\w./-]{2,24}/,
  // No size or count has seven digits.
  /(?<![\d.,])\d{7,20}(?![\d]|[.,]\d)/,
  /[\w.+-]{1,64}@[\w.-]{1,64}\.[a-z]{2,10}/,
  /\b(?:https?:\/\/|www\.)[^\s]{1,200}/,
  /(?:\+\d{1,3} ?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
];

/** The end of a range: "2.00-2.25 dia". */
export const range =
  /(?<=(?<![\d./-])\d{0,2}\.\d{1,4}"?)(?: ?[-/] ?| to )\d{0,2}\.\d{1,4}(?![\d/])|(?<=\d\/\d{1,2}"?)(?: - | to )\d{1,2}(?:[- ]\d{1,2}\/\d{1,2})?"?(?= ?x)/;

/** The date by which the quote is wanted, and not the material: "please quote by 11/30". */
export const quoteDue =
  /\b(?:quot(?:e|es|ation)|bids?|rfq|offers?|pric(?:es?|ing)|reply|respon(?:d|se))\b(?: (?:is|are|needed|required|req'?d))?[ :]{0,2}(?:due|by|before|until|no later than)\b[ :]{0,2}(?:date[ :]{1,2})?(?:by |on )?(?:[a-z]{3,9}[.,]? )?\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})\b(?:[-/., ]{1,2}\d{2,4}\b)?/;

/** Tolerances, hardness, prices, times and the like, whose numbers are no sizes or quantities either. */
export const asides: readonly RegExp[] = [
  // "Sheet 2 of 3" of a drawing; weights; minimum orders; alternative quantities; lengths; multiples.
  /\b(?:(?:sheet|sht|sh|page|pg) )?\d{1,3} of \d{1,3}\b(?! ?["'./x-]\d| ?(?:x|"|mm|in)\b)/,
  /\b(?:wt|weight|gewicht|weighs?)\b[.:=~ ]{0,3}(?:(?:approx|ca|is)\b[. ]{0,2})?\d[\d.,]{0,9} ?(?:lbs?|#|pounds?|kgs?)(?: ?(?:each|ea)\b)?/,
  /\b(?:min(?:imum)?|max(?:imum)?)\b\.?(?: (?:buy|order|qty|charge|of))?[ :]{0,2}\d{1,6} ?(?:lbs?|kgs?|pcs?|pieces|ea)\b/,
  /\b(?:(?<!^\W{0,9})also|alternat\w*|option\w*|alt)\b:? (?:(?:price|quote|for)\b ?){0,2}(?:qty )?\d{1,5}(?: ?(?:,|\/|and|&) ?\d{1,5})* ?(?:pcs?|pieces|ea)\b/,
  /\b(?:min(?:imum)?|max(?:imum)?) (?:length|lgth|lg|len)\b[ :]{0,2}\d{1,3} ?(?:'|"|ft|in|mm|m)?/,
  /(?<!\d )\bmult(?:iple)?s?\b\.? ?(?:of )?\d{1,3} ?(?:'|"|ft|in|mm|m)?/,
  // Tons: they may be 2000 pounds or 1000 kilograms.
  /(?<![\d.,])\d[\d.,]{0,6} ?(?:tons?|tonnes?|tonnen?|to)\b/,
  // Areas, "20 sq ft": a line has no unit for them.
  /\b\d[\d.,]{0,6} ?(?:(?:sq|square)\b[. ]{0,2}(?:ft|feet|foot|in|inch(?:es)?|m|mtrs?|met(?:er|re)s?)\b\.?|sq(?:ft|m)\b|[mf]t?2\b)/,
  // Units of length in which no size is read: without its unit the number would be in inches.
  new RegExp(
    String.raw`(?<![\d.,/-])${number} ?-?(?:yards?|yds?|furlongs?|miles?|kilomet(?:er|re)s?|km)\b\.?`,
  ),
  /\bholes?\b[ :]{0,2}\d[\d/.]{0,6}/,
  /\b\d{1,2}\/\d{1,2} ?(?:'|ft\b\.?) ?(?:r\/?l|rand)/,
  /\bgrain (?:direction|dir|with|along|parallel|flow)\b[^,;]{0,30}/,
  /\b(?:finish(?:ed)?|final|net) (?:size|dims?|dimensions?|part|dia(?:meter)?)\b[ :]{0,2}[ø\d][^,;]{0,40}/,
  // Threads: 1/2-13 UNC, M12x1.75.
  /(?<![\d/.-])(?:1\/4-(?:20|28)|5\/16-(?:18|24)|3\/8-(?:16|24)|7\/16-(?:14|20)|1\/2-(?:13|20)|9\/16-(?:12|18)|5\/8-(?:11|18)|3\/4-(?:10|16)|7\/8-(?:9|14)|1-(?:8|12|14)(?= ?un))(?! ?(?:\/|["'.\d]|mm|in\b|ft\b))(?: ?un[cfr]?\b)?/,
  /\bm\d{1,2} ?x ?[0-3][.,]\d{1,2}\b/,
  // Sizes of the finished part, which is smaller than the stock: "(net 4.0 dia x 16.0)".
  /\((?:net|finish(?:ed|es)?|fin\.?|final|part) [^()]{0,60}\)/,
  // ISO tolerances behind a size: 80 h9.
  /(?<=\d ?)(?:h|js|k|f|g|m)(?:[5-9]|1[0-4])\b(?!["'.,/])/,
  // Grades of a metal that the catalog lacks: "Gr 7".
  /\b(?:gr|grade)\b\.? ?\d{1,3}[a-z]?\b(?!["'./])/,
  /(?<![\d/])[\d/]{1,6}-\d{1,2}\b(?<=\bthread.{0,29})/,
  // The nominal size of a pipe is not its diameter.
  /(?<![\d/.])\d[\d/ -]{0,7}(?:"|in\b\.?)? ?(?:nb|nps|nominal(?: bore)?)\b|\b(?:dn|nps) ?\d[\d/ -]{0,7}"?/,
  /\b\d{1,3} ?(?:'|ft\b|m\b|mtrs?\b)? ?(?:-|to) ?\d{1,3} ?(?:'|ft\b|feet\b|m(?:trs?|et(?:er|re)s?)?\b)(?!-\d| ?\d{1,2}(?: \d+\/\d+)? ?"| (?:in )?(?:total|overall|gesamt)\b)/,
  /(?:\+ ?\/? ?-|±) ?(?:\d{0,3}[.,])?\d{1,4}(?:\/\d{1,2})? ?(?:"|in\b|mm\b)?/,
  /(?:\+ ?\d{0,3}[.,]\d{1,4}|\+ ?0) ?(?:"|in\b|mm\b)?(?: ?[/,]? ?- ?(?:\d{0,3}[.,])?\d{1,4} ?(?:"|in\b|mm\b)?)?/,
  /\+ ?\d{1,2}\/\d{1,2} ?"?(?: ?[/,]? ?- ?(?:0|\d{1,2}\/\d{1,2}|\d?\.\d{1,4})\b ?"?)?/,
  /\b(?:tol(?:erance)?s?)\b[.:]? ?[^\s,;]{1,16}/,
  /(?<!\d ?)\b(?:hrc|rc|hrb|rb hardness|hbw?|bhn|ksi|psi|mpa) ?\d{1,4}(?: ?(?:-|to) ?\d{1,4})?\b/,
  /\b\d{1,4}(?: ?(?:-|to) ?\d{1,4})? ?(?:hrc|rc|hrb|hbw?|bhn|ksi|psi|mpa|rms|ra)\b/,
  /\b\d{2,4} ?(?:°|deg(?:rees)?\.?) ?[fc]?\b/,
  /(?:[$€£] ?\d[\d.,]{0,12}|\b\d[\d.,]{0,12} ?(?:€|£|usd\b|eur\b)|\busd ?\d[\d.,]{0,12})/,
  /\b\d[\d.]{0,6} ?%/,
  /\b(?:rev(?:ision)?|class|cl|grp|group|amdt)\b\.? ?[a-z]?\d{0,2}\b(?!["'./])/,
  /\b\d{1,2}:\d{2}\b ?(?:am|pm)?/,
  /\b(?:within|in|lead ?time:?) \d{1,3}(?:-\d{1,3})? (?:days?|weeks?|wks?|months?)\b/,
  /\b\d{1,3}(?:-\d{1,3})? (?:days?|weeks?|wks?|months?)\b/,
  /\b(?:kw|wk|week|cw) ?\d{1,2}\b(?:\/(?:20)?\d\d\b)?/,
  // A month without a day.
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? 20\d\d\b/,
  // Alternatives: "(or two @ 20)".
  /\(or [^()]{1,60}\)/,
];

/** Alloys that the catalog lacks, used where a row names no grade of the catalog: their numbers are no sizes. */
export const unknownAlloys: readonly RegExp[] = [
  /\b(?:inconel|incoloy|hastelloy|haynes|monel|nimonic|rene|udimet|stellite|nitronic|invar|carpenter|custom|vascomax|ferralium)[ -]{1,2}[a-z]?-?\d{1,4}[a-z]?\b(?![.,/"'-]?\d| ?(?:x|mm|in|ft|pcs?|pieces?|ea|off|lbs?|kg|dia)\b)/,
  /(?<!(?:qty|length|lg|long|\bx|@|no\.?|[-./\d]) ?)\b(?:(?:1100|2014|2024|2219|3003|5052|5083|6061|6063|6082|7050|7075|7175|7475)(?:[ -]{0,2}(?:t\d{1,5}|h\d{2,3}|o)\b)?|1018|1020|1045|1117|1137|1141|1144|12l14|1215|4150|4320|4820|8630|2205|2507|904l|303|309s?|310s?|317l?|416r|420f?|430f?|446)\b(?! ?(?:x|\*|mm|cm|"|'|in\b|ft|pcs?|pieces|ea\b|off|lbs?|kg|m\b|feet|\/)|[.,-]\d)/,
  /\bc\d{3}(?:\d\d)?\b(?! ?x)/,
  /\ber[a-z]{2,8}-\d{1,2}[a-z]?\b/,
  /(?=[adhmos]\d)(?<=\b(?:rd|bar|plate|steel|flat|sq|ground) |^[^\p{L}\d]{0,8})(?:[ados][1-7]|h1[0-9]|m[24]|d2)\b(?=,? (?:tool|flat|rd|bar|plate|round|steel|ground))/u,
];

/** Materials that the site does not sell: in a row with one of them a grade's number may mean something else. */
export const otherMaterials =
  /\b(?:alumini?um|alum|brass|bronze|copper|(?:tool|carbon|mild) steel|zirconium|tantalum|niobium|molybdenum|tungsten|delrin|peek|nylon)\b/;

/** Specifications and test methods that the catalog lacks: their numbers are no sizes. */
export const unknownSpecs: readonly RegExp[] = [
  /(?=[123]\.\d)(?<=^[^\p{L}\d]{0,8}|\p{L}[ .,:;]{1,2})(?:1\.\d|2\.4|3\.7)(?!062|125|187|250|312|375|437|500|562|625|687|750|812|875|937|000)\d{3}(?:\.\d)?\b(?! ?(?:x(?! ?\d{4}\b)|\*|"|'|mm|in|dia|od|id|ø|thk|thick|wall|wide|long|lg|w|l|±|\+|(?:rd|rnd|round)\b(?! ?[ø.]?\d)))/u,
  /(?=1\.[4-8])(?<=\d ?(?:mm)? )1\.[4-8]\d{3}(?= ?x ?\d{4}\b)/,
  /\b(?:sae )?(?:ams|ams-std|mil-std|astm|asme|mil|qq|iso|din|nace|as|bms|dms|gm|pwa|b50\w{0,4}|ge|bac|amsstd|milstd)[ -]{1,2}(?:[a-z]{1,4}[ -]?)?\d{2,6}(?:[./-]\d{1,4}){0,2}[a-z]?\b/,
  /\b(?:ams|astm|asme|pwa|bms|dms|nace)(?:[a-z]{1,2}-?)?\d{2,6}[a-z]?\b/,
  /(?<![\wäöüß])(?:din )?en[ -]?\d{3,6}(?:-\d{1,2})?\b/,
];

/** Whether an unread word is a specification that the catalog lacks. It begins with a letter: 1.4306 is a steel. */
export const isUnlistedSpec = (word: string): boolean =>
  /^[a-z]/i.test(word) && unknownSpecs.some((spec) => spec.test(word.toLowerCase()));

const certificate = String.raw`(?:certs?|certificates?|certification|certified|mtc|mtrs?|apz|waz|intyg|certificat[oe]?|certificado|attest|ccpu|(?:werks|abnahmeprüf)?zeugnis)`;
/** A type of EN 10204, beside the standard or a word for a certificate: 3.1 alone may be a size. */
const inspection = (type: string) =>
  new RegExp(
    String.raw`\b(?:(?:w\/|with|mit|${certificate})[ :.]{0,2})?(?:(?:din|bs) ){0,2}en ?-?10 ?204[ -/:,]{1,3}(?:typ(?:e)? )?3[.,]${type}\b(?: ${certificate}\b)?` +
      String.raw`|\b(?:w\/|with|mit|incl\.?|type|inspection|${certificate})[ :.]{0,2}(?:${certificate}[ :.]{1,2})?3[.,]${type}\b(?! ?(?:x|"|mm|in\b))(?: ${certificate}\b)?` +
      String.raw`|(?=3[.,])(?<=\b(?:dfars?|c ?of ?c|coc|mtrs?|ut|us-geprüft|us-prüfung|ultraschall\w{0,12}|(?:pcs?|ea|off|stk|stück)\b\.?(?=[ .,]{1,3}3..[ .]{0,3}$))[ .,+&/]{1,3}(?:and )?)3[.,]${type}\b(?! ?(?:x|"|mm|in\b|dia|rd))` +
      String.raw`|\b3[.,]${type}(?= ?[/,&+] ?(?:dfars?|c ?of ?c|coc|mtrs?)\b)` +
      String.raw`|\b3[.,]${type}[ -]?(?:mill ?|material ?|test ?|inspection ?)?${certificate}\b`,
  );

const namedCertificate = String.raw`(?:dfars?|certs?|certificates?|mtrs?|c ?of ?c|coc|u\.?t\.?|ultrasonic|first ?article|fair?|test reports?|3\.[12])`;
/** Certificates that a row says are not wanted. */
export const unwantedCertificates: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|non|not|without|w\/o|ohne|exempt from)[ -]{1,2}(?:need(?:ed)? |any |a )?${namedCertificate}(?![\w.])`,
  ),
  new RegExp(
    String.raw`\b${namedCertificate}[ :=?-]{1,3}(?:is |are )?(?:not (?:req\w*|need\w*|nec\w*)|n\/a|exempt|(?<=[:=?-] ?)(?:no?|nein)(?![\w./&]))`,
  ),
];

/** Certificates in the wordings of orders. */
export const certificateWords: readonly (readonly [Certificate, RegExp])[] = [
  ['en-10204-3.1', inspection('1[abc]?')],
  ['en-10204-3.2', inspection('2')],
  [
    'dfars',
    /\bdfars?\b(?:(?: clause)? ?(?:252[.-])?225[.-]?70(?:09|14))?(?: ?(?:compliant|compliance|melt(?:ed)?|material|mat'?l|source|certs?|certified|approved))?|\b252\.225[.-]70(?:09|14)\b/,
  ],
  [
    'ultrasonic',
    /\b(?:sonic(?! ?\w)|ultra ?-?sonic(?:ally)?(?: ?-?(?:inspect(?:ed|ion)?|test(?:ed|ing)?))?|sonic(?:ally)? (?:inspect(?:ed|ion)?|test(?:ed)?)|u\.?\/?t\.?(?: ?-?(?:inspect(?:ed|ion)?|insp|test(?:ed|ing)?|100%))?|us-prüfung|us-geprüft|ultraschall\w{0,12})(?![\w.])|(?<=\0 ?[+&/,] ?)us(?! ?[-\w])/,
  ],
  [
    'first-article',
    /\b(?:first ?-?article(?: ?(?:inspection|insp))?(?: ?report)?(?: ?\(?fair?\b\)?)?|fair?|as ?9102(?: ?fair?)?)\b/,
  ],
  [
    'coc',
    /\bc\.?o\.?f?\.?c'?s?\b\.?|\bc ?[o0]f ?c'?s?\b|\bc\/c\b|\bcerts?(?:ificates?)?\.? of (?:conformance|conformity|compliance)\b|\b(?:conformance|conformity|compliance) certs?(?:ificates?)?\b|\bwerksbescheinigung\b/,
  ],
  [
    'mtr',
    // "1.5 mtr long" is a length.
    /(?=[cmtw])(?<![x,;] ?[\d.]{1,5} ?)(?<!(?:\d\.\d{1,3}|\b(?:length|lg|long|len|l|dia)[ :=.]{0,3}\d{1,2}|mm \d{1,2}) ?)(?!(?<=\d ?)mtrs? ?(?:long|lg|lang|lengths?)\b)(?:\bc?m\.?t\.?r'?s?\b\.?|\bc?mtcs?\b|\bmills? ?-?(?:test)? ?-?(?:certs?|certificates?|certifications?|reports?|trs?)\b|\b(?:material|certified|mat'?l) (?:mill )?(?:test )?(?:certs?|certificates?|certifications?|reports?)\b|\btest (?:certs?|certificates?|reports?)\b|\bmill ?sheets?\b|\bwerks(?:prüf)?zeugnis\b(?: 2[.,]2\b)?)/,
  ],
];

/** Patterns of conditions and tempers. Conditions in the catalog's own words are found by `conditionsOf`. */
export const conditionWords: readonly (readonly [condition: string | null, RegExp])[] = [
  // A temper is its letters and its temperature: "H-900" is h900, "H1150-M" h1150m.
  [
    null,
    /\b(?:cond(?:ition)?\.? ?)?([trc]?h) ?-? ?(900|925|950|975|1000|1025|1050|1075|1100|1150)(?: ?-?([md])\b|\b)/,
  ],
  ['solution treated, work strengthened and aged', /\bwork strengthened (?:and|&|\+) aged\b/],
  [
    'solution treated and overaged',
    /\bstoa\b|\bsol(?:ution)?\.?(?: ?-?(?:heat )?treat(?:ed)?)? ?(?:and|&|\+|\/) ?over ?-?aged\b/,
  ],
  [
    'solution treated and aged',
    /\bsta\b|\bst ?(?:&|\+|and) ?a\b|\bsol(?:ution)?n?\.?(?: ?-?(?:heat )?(?:treat(?:ed)?|trt|ht|anneal(?:ed)?|ann))? ?(?:and|&|\+|\/) ?(?:aged?|age hard(?:ened)?|precip(?:itation)?\.?(?: (?:hard(?:ened)?|(?:heat )?treat(?:ed)?))?)\b|\bsht ?& ?aged\b|\blösungsgeglüht (?:und|\+|&) (?:warm ?)?aus(?:gelagert|gehärtet)/,
  ],
  [
    'cold worked and aged',
    /\bcold ?-?worked (?:and|&|\+) aged\b|\bcw ?(?:and|&|\+) ?aged?\b|\bcwa\b/,
  ],
  ['solution treated and cold drawn', /\bsol(?:ution)?\.? treat(?:ed)? (?:and|&|\+) cold drawn\b/],
  [
    'solution treated',
    /\bsol(?:ution)?n?\.? ?-?(?:heat )?(?:treat(?:ed|ment)?|tr(?:td?)?\b\.?|ht)\b|\bsol'?n treated\b/,
  ],
  ['solution annealed', /\bsol(?:ution)?n?\.? ?-?ann(?:ealed|eal|'?d|ld)?\b\.?|\blösungsgeglüht\b/],
  [
    'duplex annealed',
    /(?<!super[ -]?)\bduplex(?: ?-?ann(?:ealed|eal|'?d|ld)?)?\b\.?(?! ?(?:stainless|steel|ss\b|saf\b|\(?\d))|\bda\b(?! ?[:=]? ?\d)/,
  ],
  ['condition a', /\bcond(?:ition|\.)? ?a\b/],
  ['condition c', /\bcond(?:ition|\.)? ?c\b/],
  [
    'normalized and tempered',
    /\bn ?(?:&|\+|and|\/) ?t\b|\bnorm(?:ali[sz]ed)?\.? ?(?:and|&|\+|\/) ?temp(?:ered)?\b\.?/,
  ],
  [
    'hardened and tempered',
    /\bq ?(?:&|\+|and|\/) ?t\b|\b(?:quench(?:ed)?|hard(?:ened)?)\.? ?(?:and|&|\+|\/) ?temp(?:ered)?\b\.?|\bvergütet\b|\bh ?& ?t\b|(?:\+ ?|\()qt\b/,
  ],
  [
    'normalized',
    /\bcond(?:ition)?\.? n\b|(?<=\0 ?)n(?=,| *$| - | {1,2}[\d.][\d./-]{0,6}"? ?(?:x|od|dia)\b)|\bn\b(?=[. ]{1,2}(?:tub|tbg|rd\b|round|bar|sheet|sht|plate|hex))|\bnorm(?:ali[sz]ed)?\b\.?|\bnormalgeglüht\b/,
  ],
  [
    'spheroidize annealed',
    /\bann(?:ealed)?,? (?:and )?spheroidi[zs]ed?\b|\bspher(?:oidized?|oid)?\.? ?-?ann(?:ealed|eal|'?d|ld)?\b\.?/,
  ],
  ['spheroidized', /\bspheroidi[zs]ed\b/],
  ['cold worked and stress relieved', /\bcwsr\b|\bcold worked (?:and|&|\+) stress relieved\b/],
  [
    'annealed',
    /\b(?:mill|full|fully|bright|soft|cond(?:ition)?\.?)? ?-?(?:ann(?:ealed|eal|'?d|ld)?|anld|anl)\b\.?|\b(?:weich)?geglüht\b|(?<=\0 ?)\+ ?a\b|\brecuite?s?\b|\bricott[oa]\b|\brecocido\b/,
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

/**
 * Patterns of forms, the specific ones first. `isSure` is false where the word is less specific than the form: "pipe"
 * for tube.
 */
export const formWords: readonly (readonly [slug: string, isSure: boolean, RegExp])[] = [
  [
    'forged-ring',
    true,
    /\bschmiederinge?\b|\b(?:forged|rolled|seamless rolled|flash ?-?welded) rings?\b|\brings? forgings?\b|\bforged rgs?\b/,
  ],
  [
    'forged-bar',
    true,
    /\b(?:forged|forg'?d|fgd) (?:round |rd |square )?(?:bars?|rounds?|rds?)\b|\bforg(?:ed|ing) ?-?bars?\b|\bbars?,? forged\b|\bfb forged\b|\b(?:rund |stab )?geschmiedet\b/,
  ],
  [
    'hex-bar',
    true,
    /\bhx\b|\b(?:hex(?:agon(?:ale?)?|agons)?|esagonale)(?:[ .-]?(?:bars?|rods?|stock))?\b\.?|\bbars?,? hex(?:agon)?\b|\bsechskant\w{0,8}\b|\b6-?kt\b/,
  ],
  ['true-bar', true, /\btrue ?-?bars?\b/],
  [
    'flat-bar',
    true,
    /\b(?:flat|rect(?:angular|angle)?|rec)[. -]{0,2}(?:bars?|stock)\b|\bbars?,? (?:flat|rect(?:angular)?)\b|(?:\b|(?<=\d))(?:flats?|flt|rect(?:angular|angle)?|flach(?:sta[bh]l?|stange|material|profil)?)\b|\bf\/?b\b|\bfl\b(?=[. ]{0,2}\d)/,
  ],
  [
    'tube',
    true,
    /\b(?:(?:seamless|smls|hydraulic|mechanical|hollow|welded|round|rd) ?)?(?:tub(?:e|es|ing|o|os|i)|tbg|tb|buis|tuyaux?)\b\.?|(?:\b|(?<=[a-zäöüß]))rohre?\b|\bhollow ?-?bars?\b/,
  ],
  ['tube', false, /\b(?:(?:seamless|smls) )?pipes?\b/],
  ['plate', true, /(?:\b|(?<=\d))(?:plates?|plts?|pl|platten?|grobblech|plaques?|placas?)\b\.?/],
  ['sheet', true, /(?:\b|(?<=\d))(?:sheets?|shts?|feinblech|sh(?= \.?\d))\b\.?/],
  [
    'wire',
    true,
    /\b(?:weld(?:ing)? )?(?:wires?|fils?|filo|alambre)\b|(?:\b|(?<=[a-zäöüß]))draht\b/,
  ],
  [
    'sheet',
    false,
    /\b(?:strips?|coils?|foils?|folien?|feuillards?|nastr[oi])\b|(?:\b|(?<=[a-zäöüß]))band(?:stahl)?\b(?! ?saw)/,
  ],
  ['billet', true, /\b(?:billets?|blt)\b/],
  ['extrusion', true, /\b(?:extrusions?|extruded(?: (?:bars?|shapes?))?|extr)\b\.?/],
  [
    'round-bar',
    true,
    /\b(?:round|rnd|rd|dia(?:meter)?)[ .-]{0,2}(?:bars?|stock|rods?)\b|\bbars?(?: stock)?,? ?-?(?:rounds?|rnds?|rds?)\b\.?|(?:\b|(?<=\d))(?:rounds?|rnds?|rds?|rund(?:stahl|stab|material|stange|st[aå]ng)?|redond[ao]|ronde?|tondo)\b\.?|\b(?:rd|rnd|rb)(?=\d)|\br\/?b\b|\brods?\b|\brbar\b/,
  ],
  ['forged-ring', false, /\bring[es]?\b/],
];
/** Words for flat-rolled stock: its thickness shows whether it is sheet or plate. */
export const flatWords =
  /\b(?:bl(?=[. \0]{0,5}\d[\d.,]{0,6} ?x)|t[oô]les?|chapas?|lamier[ae]s?)\b|(?:\b|(?<=[a-zäöüß]))bleche?\b/;
/** Words for a bar whose section only its sizes show; and for a square bar, for which the site has no page. */
export const barWords =
  /\bbars?(?: stock)?\b|\bbarr[ae]s?\b|\bstab(?:stahl)?\b|\bstaf\b|\bpr[eę]t\b|\bprutok\b/;
export const squareWords =
  /\b(?:square|sq|rcs|vierkant(?:sta[bh]l?)?|vkt)(?![. ]{1,2}(?:in|ft|feet|inch)\b)[. ]{0,2}(?:bars?\b|stock\b)?|\bbars?,? (?:square|sq)\b/;

/** Words for a disc, which has a diameter and a thickness; the site has no page for it. */
export const discWords = /\b(?:dis[ck]s?|scheiben?|disques?|dischi?)\b/;

/** Units of quantities, as sources of patterns. */
export const unitWords: Readonly<Record<QuantityUnit, string>> = {
  pieces: String.raw`(?:of each|pieces?|pcs?|pce|pces|each|ea|off|nos|no|units?|stk|stücke?|stck|st(?=\.|\)| *$)|(?:random |full |mill |bar |stock |r\/l )?lengths|length(?= *$|[,;.\0])|lgths|lgs|req'?d|required|needed|blanks?|cuts|items?|sticks?|drops?|slugs?|mults|only|stangen?|stäbe?|t[oô]les|chapas|zuschnitte?|joints?|jts?|tafeln?|platten|barres|barras|pz(?:as?)?|pezzi|fogli|tfl|stg|st(?= a )|piezas?|uds?|unidades|stuks?|szt|ex(?=\.? *$|\.?,)|exemplaires|stab(?!\w)|sh(?= *$|[,;])|(?<= )st(?=,)|abschnitte?|kpl)\b\.?`,
  pounds: String.raw`(?:lbs?|pounds?|#)(?!\w)\.?`,
  kilograms: String.raw`(?:kgs?|kilos?|kilograms?)\b\.?`,
  feet: String.raw`(?:linear (?:feet|foot|ft)|lin\.? ?ft|lft|lf|feet|foot|ft|')(?![\w'])\.?`,
  inches: String.raw`(?:linear in(?:ches)?|inches|inch|in|")(?!\w)\.?`,
  meters: String.raw`(?:linear )?(?:meters?|metres?|lfm|mtrs?|m)\b\.?`,
};

/** Words without a meaning of their own: they are not shown as unread. */
export const glue =
  /\b(?:please|pls|plz|kindly|quote|price|pricing|we|i|need|needs|needed|require|requires|required|req'?d|request|looking|for|of|in|on|at|to|the|a|an|and|with|per|from|is|are|as|by|each|ea|material|mat'?l|matl|alloy|alloys|grade|gr|type|spec|specs|specification|size|sizes|form|shape|cond|condition|temper|qty|quantity|uns|aisi|sae|asme|astm|ams|w\.?-?nr|wnr|werkstoff|din|en|bs|jis|length|lengths|long|lg|dia|steel|ss|cres|super ?alloy|sized?|stock|cut|x|pcs?|pieces?|certs?|certificates?(?= of)|also|hi|unit|mm|mit|und|je|à|aus|für|bitte)\b|\bw\//g;

/** The rows of totals and of a mail's beginning and end. */
export const notAnItem =
  /^[\s>*#|,;"'\0-]{0,20}(?:(?:sub|grand)?[ -]?totals?\b|sum\b|summe\b|gesamt\w{0,8}\b|(?:thanks|thank you|thx|best|kind|warm)?[ ,]{0,2}(?:best |kind |warm )?regards\b|thanks\b|thank you\b|cheers\b|mit freundlichen\b|mfg\b|sincerely\b|sent from\b|from:|to:|cc:|subject:|sent:|date:|attn|re:|fw:|fwd:|ship to|bill to|notes?:|remarks?:|terms\b|page \d|-{2,}|_{2,}|={2,})/;

/** Greetings. A row with one may also have an item in it. */
export const greeting =
  /^[\s>*#|,;"'\0-]{0,20}(?:hi|hello|hallo|dear|good (?:morning|afternoon|day)|greetings|guten tag|sehr geehrte\w{0,2})\b/;

/** Words of five letters and more that a mistyped one may stand for, besides those of the catalog's names. */
export const knownWords: readonly string[] =
  'round plate sheet tubing forged billet hexagon square titanium stainless nickel cobalt annealed solution treated normalized tempered inconel hastelloy incoloy haynes stellite nitronic maraging monel certificate diameter thick thickness length pieces quantity ultrasonic article extrusion material'.split(
    ' ',
  );

/** The number of a line: `1.`, `2)`, `Item 3:`, `#4` before a name, `1` before a count. */
export const position =
  /^ *(?:(?:item|line|pos(?:ition)?)\.? ?#? ?\d{1,3}\b ?[:.)-]?|\d{1,3}[.):]|#\d{1,3}[.):]?|[a-z][.)](?= ? ?\d)|\d{1,3}\/(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b)|\d{1,3}(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b))(?= +[\p{L}\d])(?! *(?:pcs?|pieces?|ea|off|lbs?|kgs?|ft|in|mm|x|ga|gau?ge|finish|polish|mill)\b)/u;

/** "Cut to 5 pieces": one bar is cut into so many, or so many bars are wanted. */
export const cutInto = /\bcut (?:in)?to \d+ ?(?:pcs?|pieces?|lengths?|blanks?)\b/i;
