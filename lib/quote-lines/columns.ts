import { source } from './pattern';

/** A kind of column by its heading, and the label that is put before a number in it. */
export interface Column {
  heading: RegExp;
  before: string;
  /**
   * What it is for. A `size` may have its unit in the heading: "Length (mm)"; a `unit` is that of the quantities; a
   * `reference` only identifies the row, by part number for example: its numbers are no sizes and no quantities.
   */
  use: keyof typeof headings;
}

/** The headings of lists, in English and German: what a column is for, the label of its numbers, and its words. */
const headings = {
  quantity: {
    'qty ': source`
      (?:(?:po|pr|lot|batch|release|order(?:ed)?|req(?:uested|uired|'?d)?\.?|open|buy|net) )?(?:qty|qnty|quantity|quan|q'?ty)
      |qt[ae]|quantit[ae]|cant(?:idad)?|(?:bestell|anfrage|bedarfs)?(?:menge|anzahl|stück(?:zahl)?)
      |q(?:ty)? ?1|anz|stk|stck|pcs|pieces|ea|no\.? ?(?:of )?(?:pcs|pieces|off)|count|eau|order|ordered|requested
    `,
  },
  unit: { '': source`(?:u/?(?:o/?)?m|[ob]?un|units?(?: of measure)?|einheit|b?me)$` },
  size: {
    // "Thk / Dia": it may be either, so its numbers get no label.
    '': source`
      (?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|dicke)(?: ?/ ?| or )(?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|af|dicke)
      |(?:stock |cut |raw |blank )?size|sizes|dims?|dimensions?|abmessung(?:en)?|maße?|section
    `,
    'od ': source`o\.?d\.?|outside dia\p{L}*|outer dia\p{L}*`,
    'id ': source`i\.?d\.?|inside dia\p{L}*|inner dia\p{L}*|bore`,
    'wall ': source`wall|w\.?t\.?|wand\p{L}*`,
    'dia ': source`dia|diam|diameter|ø|durchmesser|round`,
    'thk ': source`thk|thick|thickness|t|gauge|dicke|stärke|ep(?:aisseur)?|spessore|espesor`,
    'width ': source`width|wide|wd|w|breite|larg(?:eur|hezza)?|ancho`,
    'length ': source`length|len|lg|l|lgth|länge|cut length|cut|long(?:ueur|itud)?|lunghezza|largo`,
    'weight ': source`(?:unit |net |total )?(?:mass|weight|wt)|gewicht`,
    'height ': source`height|ht|h|höhe`,
    'af ': source`af|a/f|across flats`,
  },
  date: {
    'need by ': source`
      need(?:ed)?|due|required|req'?d|wanted|date|termin|lieferdatum|liefertermin|delivery
      |(?:need|required|req\.?|deliv(?:ery)?\.?|del\.?|ship|dock|promise) ?(?:date|by)
    `,
  },
  reference: {
    '': source`
      p/?n|part(?: ?(?:no|num|number|#|id))?|item(?: ?(?:no|number|#))?|line(?: ?(?:no|item|#))?|ln|#|no|pos|position|lfd|rev|ref
      |contract|(?:stock|stores?) ?(?:no|code|#)|purch\.? ?req|drawing|dwg|job|po|customer part|cust p/?n|id
    `,
  },
  text: {
    $: source`(?:(?:unit|ext\p{L}*|total|line|net) ?)?(?:price|cost|amount|value)|preis|betrag|ext|wert`,
    '': source`
      raw material|material|mat'?l|matl|alloy|grade|werkstoff|metal|nuance|materiale|matiere
      |specs?|specifications?|spec(?:ification)? no|norm|standard|(?:stock )?forms?|shape|geometry|product|profile|type|halbzeug
      |cond|condition|temper|heat ?treat(?:ment)?|ht|h/t|zustand|certs?|certificates?|certification|cert req\p{L}*|docs|zeugnis|quality
      |(?:item |material )?desc(?:ription)?|(?:short|material|long)? ?text|(?:kurz)?text|kurzbezeichnung|bezeichnung|details
      |designation|descrizione|descripcion|notes?|remarks?|comments?|bemerkung\p{L}*
    `,
  },
};

export const columns: readonly Column[] = Object.entries(headings).flatMap(([use, labels]) =>
  Object.entries(labels).map(([before, words]) => ({
    heading: new RegExp(`^(?:${words})(?![\\p{L}\\d_])`, 'u'),
    before,
    use: use as keyof typeof headings,
  })),
);
