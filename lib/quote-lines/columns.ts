import { pattern, source } from './pattern';

/** A kind of column: a pattern of its heading, and the label that is put before a number in it. */
export interface Column {
  heading: RegExp;
  before: string;
  /** Whether it only identifies the row, by part number for example: its numbers are no sizes and no quantities. */
  isReference?: boolean;
  /** Whether its numbers are sizes. Their unit may be in the heading: "Length (mm)". */
  isMeasured?: boolean;
  isUnit?: boolean;
}

const measured = { isMeasured: true };
const plain = { before: '' };
export const columns: readonly Column[] = [
  {
    heading: new RegExp(
      source`
        ^(?:(?:po|pr|lot|batch|release|order(?:ed)?|req(?:uested|uired|'?d)?\.?|open|buy|net) )?
        (?:qty|qnty|quantity|quan|q'?ty)\b
        |^(?:qt[ae]|quantit[ae]|cant(?:idad)?)\b
        |^(?:bestell|anfrage|bedarfs)?(?:menge|anzahl|stück(?:zahl)?)(?!\p{L})
        |^(?:
        q(?:ty)? ?1|anz|stk|stck|pcs|pieces|ea|no\.? ?(?:of )?(?:pcs|pieces|off)|count|eau|order
        |ordered|requested)\b
      `,
      'u',
    ),
    before: 'qty ',
  },
  // Further price breaks.
  { heading: /^(?:q|qty|quantity|break) ?[2-9]$/, before: 'also qty ' },
  {
    heading: /^(?:u\/?(?:o\/?)?m|[ob]?un|units?(?: of measure)?|einheit|b?me)$/,
    before: '',
    isUnit: true,
  },
  {
    // "Thk / Dia": it may be either, so its numbers get no label.
    heading: new RegExp(
      source`
        ^(?:thk|thick\w*|t|dia\w*|ø|od|o\.d\.|dicke)(?: ?\/ ?| or )
        (?:thk|thick\w*|t|dia\w*|ø|od|o\.d\.|af|dicke)(?!\p{L})
      `,
      'u',
    ),
    ...plain,
    ...measured,
  },
  { heading: /^(?:o\.?d\.?|outside dia\w*|outer dia\w*)\b/, before: 'od ', ...measured },
  {
    heading: /^(?:i\.?d\.?|inside dia\w*|inner dia\w*|bore)\b/,
    before: 'id ',
    ...measured,
  },
  { heading: /^(?:wall\b.*|w\.?t\.?|wand\w*)/, before: 'wall ', ...measured },
  {
    heading: /^(?:dia|diam|diameter|ø|durchmesser|round)\b|^ø/,
    before: 'dia ',
    ...measured,
  },
  {
    heading: /^(?:thk|thick|thickness|t|gauge|dicke|stärke|ep(?:aisseur)?|spessore|espesor)\b/,
    before: 'thk ',
    ...measured,
  },
  {
    heading: /^(?:width|wide|wd|w|breite|larg(?:eur|hezza)?|ancho)\b/,
    before: 'width ',
    ...measured,
  },
  {
    heading: /^(?:length|len|lg|l|lgth|länge|cut length|cut|long(?:ueur|itud)?|lunghezza|largo)\b/,
    before: 'length ',
    ...measured,
  },
  {
    heading: /^(?:(?:unit |net |total )?(?:mass|weight|wt)|gewicht)\b/,
    before: 'weight ',
    ...measured,
  },
  { heading: /^(?:height|ht|h|höhe)\b/, before: 'height ', ...measured },
  { heading: /^(?:af|a\/f|across flats)\b/, before: 'af ', ...measured },
  {
    heading: new RegExp(
      source`
        ^(?:(?:stock |cut |raw |blank )?size|sizes|dims?|dimensions?|abmessung(?:en)?|maße?
        |section)(?!\p{L})
      `,
      'u',
    ),
    ...plain,
    ...measured,
  },
  {
    heading: new RegExp(
      source`
        ^(?:need(?:ed)?|due|required|req'?d|wanted|date|termin|lieferdatum|liefertermin
        |(?:need|required|req\.?|deliv(?:ery)?\.?|del\.?|ship|dock|promise) ?(?:date|by)
        |delivery)(?!\p{L})
      `,
      'u',
    ),
    before: 'need by ',
  },
  {
    heading: pattern`
        ^(?:p\/?n|part(?: ?(?:no|num|number|#|id))?|item(?: ?(?:no|number|#))?
        |line(?: ?(?:no|item|#))?|ln|#|no|pos|position|lfd|rev|ref|contract
        |(?:stock|stores?) ?(?:no|code|#)|purch\.? ?req|drawing|dwg|job|po|customer part
        |cust p\/?n|id)\b|^#
      `,
    ...plain,
    isReference: true,
  },
  {
    heading: pattern`
        ^(?:(?:unit|ext\w*|total|line|net) ?)?(?:price|cost|amount|value)\b
        |^(?:preis|betrag|ext|wert)\b
      `,
    before: '$',
  },
  {
    heading: pattern`
        ^(?:raw material|material|mat'?l|matl|alloy|grade|werkstoff|metal|nuance|materiale
        |matiere)\b
      `,
    ...plain,
  },
  { heading: /^(?:specs?|specifications?|spec(?:ification)? no|norm|standard)\b/, ...plain },
  { heading: /^(?:forms?|shape|geometry|product|profile|type|halbzeug)\b/, ...plain },
  { heading: /^(?:cond|condition|temper|heat ?treat(?:ment)?|ht|h\/t|zustand)\b/, ...plain },
  {
    heading: /^(?:certs?|certificates?|certification|cert req\w*|docs|zeugnis|quality)\b/,
    ...plain,
  },
  {
    heading: pattern`
        ^(?:(?:item |material )?desc(?:ription)?|(?:short|material|long)? ?text|(?:kurz)?text
        |kurzbezeichnung|bezeichnung|details|designation|descrizione|descripcion)\b
      `,
    ...plain,
  },
  { heading: /^(?:notes?|remarks?|comments?|bemerkung\w*)\b/, ...plain },
];
