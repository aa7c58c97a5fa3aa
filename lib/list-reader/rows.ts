import { source } from './pattern';

/** The most rows that a quoted cell, or a group of labelled values, may have. */
const maxRowsOfCell = 10;

/** A cell that is opened by a quote and not closed in this row. A quote that is the whole cell means ditto. */
const opensCell = /(?:^|[\t,;|])"(?! ?[\t,;|])(?:[^"]|""){0,1000}$/;
/** The rest of a quoted cell, in a row below. */
const closesCell = /^(?:[^"]|""){0,1000}"(?:[\t,;|]|$)/;

const rowEnd = /(\r\n|\n|\r|\u2028|\u2029)/;

/** A row with a labelled value: "Material: Ti 6-4". */
const labelledValue = new RegExp(
  source`
    ^[\s>*•-]{0,6}
    (material|mat'?l|matl|alloy|grade|specs?|specification|description|desc|part
    |(?:raw |blank |stock |cut )?sizes?|dims?|dimensions?|form|shape|condition|cond|temper
    |qty|quantity|lengths?|dia|diameter|od|id|thickness|thk|width|certs?|certification|due
    |due date|need by|werkstoff|abmessung|menge|länge|zeugnis|termin) ?
    [:=](?!=)
  `,
  'i',
);

/** The rows of a text. A quoted cell of several rows is one row, and so are labelled values ("Material: …") in sequence. */
export function rowsOf(text: string) {
  const parts = text.split(rowEnd);
  const rows: { text: string; end: string }[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const row = parts[i] ?? '';
    const last =
      row.length < 1000 && opensCell.test(row) ? closingRow(parts, i) : lastLabelled(parts, i);
    rows.push({ text: parts.slice(i, last + 1).join(''), end: parts[last + 1] ?? '' });
    i = last;
  }
  return rows;
}

/** The index of the last labelled value of an item: a label that comes again belongs to the next item. */
function lastLabelled(parts: readonly string[], from: number) {
  const seen = new Set<string>();
  let last = from;
  for (let at = from; at < parts.length && at <= from + 2 * maxRowsOfCell; at += 2) {
    const row = parts[at] ?? '';
    const [, name = ''] = row.length < 200 ? (labelledValue.exec(row) ?? []) : [];
    if (!name || seen.has(name.toLowerCase())) break;
    seen.add(name.toLowerCase());
    last = at;
  }
  return last;
}

/** The index of the row in which the quoted cell ends; that of the first row where it does not end. */
function closingRow(parts: readonly string[], from: number) {
  for (let at = from + 2; at < parts.length && at <= from + 2 * maxRowsOfCell; at += 2) {
    const row = parts[at] ?? '';
    if (row.trim() === '' || row.length > 1000) return from;
    if (closesCell.test(row)) return at;
    if (row.replaceAll('""', '').includes('"')) return from;
  }
  return from;
}
