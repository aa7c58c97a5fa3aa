/** What a column holds, and what its heading may be. A number in it is read as if the words stood beside it. */
export interface Column {
  heading: RegExp;
  before: string;
  after: string;
  /** Whether it only names the row: its numbers are nothing else. */
  isReference?: boolean;
  /** A unit of length in brackets behind the heading: "Length (mm)". */
  isMeasured?: boolean;
  isUnit?: boolean;
}

const measured = { isMeasured: true };
const plain = { before: '', after: '' };
export const columns: readonly Column[] = [
  {
    heading:
      /^(?:qty|qnty|quantity|quan|q'?ty|menge|anz(?:ahl)?|stück(?:zahl)?|stk|stck|pcs|pieces|order qty|ea|no\.? ?(?:of )?(?:pcs|pieces|off)|count)\b/,
    before: 'qty ',
    after: '',
  },
  {
    heading: /^(?:u\/?(?:o\/?)?m|units?(?: of measure)?|einheit|me)$/,
    before: '',
    after: '',
    isUnit: true,
  },
  {
    // A column of two sizes says neither.
    heading:
      /^(?:thk|thick\w*|t|dia\w*|ø|od|o\.d\.)(?: ?\/ ?| or )(?:thk|thick\w*|t|dia\w*|ø|od|o\.d\.|af)\b/,
    ...plain,
    ...measured,
  },
  { heading: /^(?:o\.?d\.?|outside dia\w*|outer dia\w*)\b/, before: 'od ', after: '', ...measured },
  {
    heading: /^(?:i\.?d\.?|inside dia\w*|inner dia\w*|bore)\b/,
    before: 'id ',
    after: '',
    ...measured,
  },
  { heading: /^(?:wall\b.*|w\.?t\.?|wand\w*)/, before: 'wall ', after: '', ...measured },
  {
    heading: /^(?:dia|diam|diameter|ø|durchmesser|round)\b|^ø/,
    before: 'dia ',
    after: '',
    ...measured,
  },
  {
    heading: /^(?:thk|thick|thickness|t|gauge|dicke|stärke)\b/,
    before: 'thk ',
    after: '',
    ...measured,
  },
  { heading: /^(?:width|wide|w|breite)\b/, before: 'width ', after: '', ...measured },
  {
    heading: /^(?:length|len|lg|l|lgth|länge|cut length|cut)\b/,
    before: 'length ',
    after: '',
    ...measured,
  },
  { heading: /^(?:height|ht|h|höhe)\b/, before: 'height ', after: '', ...measured },
  { heading: /^(?:af|a\/f|across flats)\b/, before: 'af ', after: '', ...measured },
  {
    heading: /^(?:size|sizes|dims?|dimensions?|abmessung(?:en)?|maße?|section)\b/,
    ...plain,
    ...measured,
  },
  {
    heading:
      /^(?:need|need(?:ed)?[ -]?by|due|due date|required|req'?d(?: date| by)?|req(?:uired)? date|delivery(?: date)?|date|ship date|dock date|termin|liefertermin)\b/,
    before: 'need by ',
    after: '',
  },
  {
    heading:
      /^(?:p\/?n|part(?: ?(?:no|num|number|#|id))?|item(?: ?(?:no|number|#))?|line(?: ?(?:no|item|#))?|ln|#|no|pos|position|ref|drawing|dwg|job|po|customer part|cust p\/?n|id)\b|^#/,
    ...plain,
    isReference: true,
  },
  {
    heading:
      /^(?:(?:unit|ext\w*|total|line|net) ?)?(?:price|cost|amount|value)\b|^(?:preis|betrag|ext|wert)\b/,
    before: '$',
    after: '',
  },
  { heading: /^(?:material|mat'?l|matl|alloy|grade|werkstoff|metal)\b/, ...plain },
  { heading: /^(?:specs?|specifications?|spec(?:ification)? no|norm|standard)\b/, ...plain },
  { heading: /^(?:forms?|shape|product|profile|type|halbzeug)\b/, ...plain },
  { heading: /^(?:cond|condition|temper|heat ?treat(?:ment)?|ht|h\/t|zustand)\b/, ...plain },
  {
    heading: /^(?:certs?|certificates?|certification|cert req\w*|docs|zeugnis|quality)\b/,
    ...plain,
  },
  {
    heading: /^(?:desc|description|item description|bezeichnung|material description|details)\b/,
    ...plain,
  },
  { heading: /^(?:notes?|remarks?|comments?|bemerkung\w*)\b/, ...plain },
];
