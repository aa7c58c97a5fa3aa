import { certificates, type Assumption, type Certificate } from './line';
import { correctedIn, take, type Row } from './row';
import { pattern, source } from './pattern';

const certificate = source`
  (?:certs?|certificates?|certification|certified|mtc|mtrs?|apz|waz|intyg|certificat[oe]?
  |certificado|attest|ccpu|(?:werks|abnahmeprüf)?zeugnis)
`;
/** "with EN 10204 type 3.1" */
const standard = (type: string) => source`
  \b(?:(?:w\/|with|mit|${certificate})[ :.]{0,2})?(?:(?:din|bs) ){0,2}en ?-?10 ?204
  [ -/:,]{1,3}(?:typ(?:e)? )?3[.,]${type}\b(?: ${certificate}\b)?
`;
/** "mit 3.1", "incl. certificate 3.1" */
const withType = (type: string) => source`
  \b(?:w\/|with|mit|incl\.?|type|inspection|${certificate})[ :.]{0,2}(?:${certificate}[ :.]{1,2})?
  3[.,]${type}\b(?! ?(?:x|"|mm|in\b))(?: ${certificate}\b)?
`;
/** "DFARS, 3.1", and at the end of a row "4 pcs, 3.1" */
const behindAnother = (type: string) => source`
  (?=3[.,])(?<=\b(?:
  dfars?|c ?of ?c|coc|mtrs?|ut|us-geprüft|us-prüfung|ultraschall\w{0,12}
  |(?:pcs?|ea|off|stk|stück)\b\.?(?=[ .,]{1,3}3..[ .]{0,3}$))[ .,+&/]{1,3}(?:and )?)
  3[.,]${type}\b(?! ?(?:x|"|mm|in\b|dia|rd))
`;
/** "3.1, DFARS", "3.1 mill cert" */
const beforeAnother = (type: string) => source`
  \b3[.,]${type}(?= ?[/,&+] ?(?:dfars?|c ?of ?c|coc|mtrs?)\b)
  |\b3[.,]${type}[ -]?(?:mill ?|material ?|test ?|inspection ?)?${certificate}\b
`;
/** A type of EN 10204, beside the standard or a word for a certificate: 3.1 alone may be a size. */
const inspection = (type: string) =>
  new RegExp(
    [standard, withType, behindAnother, beforeAnother].map((each) => each(type)).join('|'),
  );

const namedCertificate = source`
  (?:
  dfars?|certs?|certificates?|mtrs?|c ?of ?c|coc|u\.?t\.?|ultrasonic|first ?article|fair?
  |test reports?|3\.[12])
`;
const notWanted = source`(?:not (?:req\w*|need\w*|nec\w*)|n\/a|exempt|(?<=[:=?-] ?)(?:no?|nein)(?![\w./&]))`;
/** Certificates that a row says are not wanted, each by a text that it finds. */
export const unwantedCertificates: Readonly<Record<string, RegExp>> = {
  'no dfars': pattern`
    \b(?:no|non|not|without|w\/o|ohne|exempt from)[ -]{1,2}(?:need(?:ed)? |any |a )?
    ${namedCertificate}(?![\w.])
  `,
  'mtr: not required': pattern`\b${namedCertificate}[ :=?-]{1,3}(?:is |are )?${notWanted}`,
};

/** Certificates in the wordings of orders. */
const certificateWords: readonly (readonly [Certificate, RegExp])[] = [
  ['en-10204-3.1', inspection('1[abc]?')],
  ['en-10204-3.2', inspection('2')],
  [
    'dfars',
    pattern`
      \bdfars?\b(?:(?: clause)? ?(?:252[.-])?225[.-]?70(?:09|14))?(?: ?
      (?:compliant|compliance|melt source|melt(?:ed)?|material|mat'?l|source|certs?|certified|approved))?
      |\b252\.225[.-]70(?:09|14)\b
    `,
  ],
  [
    'ultrasonic',
    pattern`
      \b(?:
      sonic(?! ?\w)|ultra ?-?sonic(?:ally)?(?: ?-?(?:inspect(?:ed|ion)?|test(?:ed|ing)?))?
      |sonic(?:ally)? (?:inspect(?:ed|ion)?|test(?:ed)?)
      |u\.?\/?t\.?(?: ?-?(?:inspect(?:ed|ion)?|insp|test(?:ed|ing)?|100%))?|us-prüfung
      |us-geprüft|ultraschall\w{0,12})(?![\w.])|(?<=\0 ?[+&/,] ?)us(?! ?[-\w])
    `,
  ],
  [
    'first-article',
    pattern`
      \b(?:first ?-?article(?: ?(?:inspection|insp))?(?: ?report)?(?: ?\(?fair?\b\)?)?|fair?
      |as ?9102(?: ?fair?)?)\b
    `,
  ],
  [
    'coc',
    pattern`
      \bc\.?o\.?f?\.?c'?s?\b\.?|\bc ?[o0]f ?c'?s?\b|\bc\/c\b
      |\bcerts?(?:ificates?)?\.? of (?:conformance|conformity|compliance)\b
      |\b(?:conformance|conformity|compliance) certs?(?:ificates?)?\b
      |\bwerksbescheinigung\b
    `,
  ],
  [
    'mtr',
    // "1.5 mtr long" is a length.
    pattern`
      (?=[cmtw])(?<![x,;] ?[\d.]{1,5} ?)(?<!
      (?:\d\.\d{1,3}|\b(?:length|lg|long|len|l|dia)[ :=.]{0,3}\d{1,2}|mm \d{1,2}) ?)
      (?!(?<=\d ?)mtrs? ?(?:long|lg|lang|lengths?)\b)(?:\bc?m\.?t\.?r'?s?\b\.?|\bc?mtcs?\b
      |\bmills? ?-?(?:test)? ?-?(?:certs?|certificates?|certifications?|reports?|trs?)\b
      |\b(?:material|certified|mat'?l) (?:mill )?(?:test )?
      (?:certs?|certificates?|certifications?|reports?)\b
      |\btest (?:certs?|certificates?|reports?)\b|\bmill ?sheets?\b
      |\bwerks(?:prüf)?zeugnis\b(?: 2[.,]2\b)?)
    `,
  ],
];

/** The certificates that a row asks for. */
export function takeCertificates(row: Row) {
  const found = new Set<Certificate>();
  const assumed: Assumption[] = [];
  for (const [certificate, pattern] of certificateWords)
    for (let match = take(row, pattern); match; match = take(row, pattern)) {
      found.add(certificate);
      assumed.push(...correctedIn(row, match, 'certificates'));
      // In "6 mtr" it may be meters.
      if (/(?<!\d)\d{1,2} ?$/.test(row.rest.slice(0, match.index)) && match[0].startsWith('mtr'))
        assumed.push(['certificates', 'choice']);
    }
  return { certificates: certificates.filter((each) => found.has(each)), assumed };
}
