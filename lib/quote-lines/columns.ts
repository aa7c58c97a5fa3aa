import { source } from './pattern';

/** A kind of column by its heading, and the label that is put before a number in it. */
export interface Column {
  heading: RegExp;
  before: string;
  /** Whether it only identifies the row, by part number for example: its numbers are no sizes and no quantities. */
  isReference: boolean;
  /** Whether its numbers are sizes. Their unit may be in the heading: "Length (mm)". */
  isMeasured: boolean;
  /** Whether it has the units of the quantities. */
  isUnit: boolean;
}

type Use = 'quantity' | 'size' | 'unit' | 'reference' | 'text';

/** The headings of lists, in English and German: what a column is for, the label of its numbers, and its words. */
const headings: readonly (readonly [use: Use, before: string, words: string])[] = [
  [
    'quantity',
    'qty ',
    source`
      (?:(?:po|pr|lot|batch|release|order(?:ed)?|req(?:uested|uired|'?d)?\.?|open|buy|net) )?(?:qty|qnty|quantity|quan|q'?ty)
      |qt[ae]|quantit[ae]|cant(?:idad)?|(?:bestell|anfrage|bedarfs)?(?:menge|anzahl|stück(?:zahl)?)
      |q(?:ty)? ?1|anz|stk|stck|pcs|pieces|ea|no\.? ?(?:of )?(?:pcs|pieces|off)|count|eau|order|ordered|requested
    `,
  ],
  // Further price breaks.
  ['text', 'also qty ', source`(?:q|qty|quantity|break) ?[2-9]$`],
  ['unit', '', source`(?:u/?(?:o/?)?m|[ob]?un|units?(?: of measure)?|einheit|b?me)$`],
  // "Thk / Dia": it may be either, so its numbers get no label.
  [
    'size',
    '',
    source`(?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|dicke)(?: ?/ ?| or )(?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|af|dicke)`,
  ],
  ['size', 'od ', source`o\.?d\.?|outside dia\p{L}*|outer dia\p{L}*`],
  ['size', 'id ', source`i\.?d\.?|inside dia\p{L}*|inner dia\p{L}*|bore`],
  ['size', 'wall ', source`wall|w\.?t\.?|wand\p{L}*`],
  ['size', 'dia ', source`dia|diam|diameter|ø|durchmesser|round`],
  [
    'size',
    'thk ',
    source`thk|thick|thickness|t|gauge|dicke|stärke|ep(?:aisseur)?|spessore|espesor`,
  ],
  ['size', 'width ', source`width|wide|wd|w|breite|larg(?:eur|hezza)?|ancho`],
  [
    'size',
    'length ',
    source`length|len|lg|l|lgth|länge|cut length|cut|long(?:ueur|itud)?|lunghezza|largo`,
  ],
  ['size', 'weight ', source`(?:unit |net |total )?(?:mass|weight|wt)|gewicht`],
  ['size', 'height ', source`height|ht|h|höhe`],
  ['size', 'af ', source`af|a/f|across flats`],
  [
    'size',
    '',
    source`(?:stock |cut |raw |blank )?size|sizes|dims?|dimensions?|abmessung(?:en)?|maße?|section`,
  ],
  [
    'text',
    'need by ',
    source`
      need(?:ed)?|due|required|req'?d|wanted|date|termin|lieferdatum|liefertermin|delivery
      |(?:need|required|req\.?|deliv(?:ery)?\.?|del\.?|ship|dock|promise) ?(?:date|by)
    `,
  ],
  [
    'reference',
    '',
    source`
      p/?n|part(?: ?(?:no|num|number|#|id))?|item(?: ?(?:no|number|#))?|line(?: ?(?:no|item|#))?|ln|#|no|pos|position|lfd|rev|ref
      |contract|(?:stock|stores?) ?(?:no|code|#)|purch\.? ?req|drawing|dwg|job|po|customer part|cust p/?n|id
    `,
  ],
  [
    'text',
    '$',
    source`(?:(?:unit|ext\p{L}*|total|line|net) ?)?(?:price|cost|amount|value)|preis|betrag|ext|wert`,
  ],
  [
    'text',
    '',
    source`raw material|material|mat'?l|matl|alloy|grade|werkstoff|metal|nuance|materiale|matiere`,
  ],
  ['text', '', source`specs?|specifications?|spec(?:ification)? no|norm|standard`],
  ['text', '', source`(?:stock )?forms?|shape|geometry|product|profile|type|halbzeug`],
  ['text', '', source`cond|condition|temper|heat ?treat(?:ment)?|ht|h/t|zustand`],
  ['text', '', source`certs?|certificates?|certification|cert req\p{L}*|docs|zeugnis|quality`],
  [
    'text',
    '',
    source`
      (?:item |material )?desc(?:ription)?|(?:short|material|long)? ?text|(?:kurz)?text|kurzbezeichnung|bezeichnung|details
      |designation|descrizione|descripcion
    `,
  ],
  ['text', '', source`notes?|remarks?|comments?|bemerkung\p{L}*`],
];

export const columns: readonly Column[] = headings.map(([use, before, words]) => ({
  heading: new RegExp(`^(?:${words})(?![\\p{L}\\d_])`, 'u'),
  before,
  isReference: use === 'reference',
  isMeasured: use === 'size',
  isUnit: use === 'unit',
}));
