import type { Certificate, QuantityUnit, SizeName } from '@/lib/quote-lines/line';
import { printWords } from '@/lib/quote-lines/print-line';

/** The fields of a line as they are typed: text that the parser reads. */
export interface LineEdit {
  grade: string;
  spec: string;
  condition: string;
  /** Slug; `square` for a square bar. */
  form: string;
  size: Readonly<Partial<Record<SizeName, string>>>;
  length: string;
  /** The quantity, and up to two others to be priced beside it. */
  quantities: readonly string[];
  unit: QuantityUnit;
  tolerance: string;
  certificates: readonly Certificate[];
  /** ISO date. */
  needBy: string;
  notes: string;
}

/** A number without a unit is in inches. */
const withUnit = (text: string) =>
  /[\d½¼¾]$/.test(text.trim()) ? `${text.trim()} in` : text.trim();

/** Text between brackets that a line ends with: nothing in it is read as a field. */
const remark = (name: string, text: string) => {
  const plain = text.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim();
  return plain && `${name} [${plain.replaceAll(',"', ', "')}]`;
};

/** A line of text that is read as these fields, with the buyer's own words behind it. */
export function printEdit(edit: LineEdit, pasted = ''): string {
  const [quantity = '', ...others] = edit.quantities.map((each) => each.trim());
  const isSquare = edit.form === 'square';
  const { grade, spec, condition } = edit;
  const line = printWords({
    quantity,
    unit: edit.unit,
    names: [grade, spec, condition, isSquare ? '' : edit.form.replaceAll('-', ' ')].map((name) =>
      name.trim(),
    ),
    size: Object.fromEntries(
      Object.entries(edit.size).flatMap(([name, text]) =>
        text.trim() ? [[name, withUnit(text)]] : [],
      ),
    ),
    length: edit.length.trim() && withUnit(edit.length),
    certificates: edit.certificates,
    needBy: edit.needBy,
  });
  return [
    line,
    remark('other quantities', others.filter(Boolean).join(' / ')),
    remark('tolerance', edit.tolerance),
    remark('notes', edit.notes),
    remark('as pasted', pasted),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The name of a remark and the text between its brackets; `null` where it is no remark. */
export function remarkOf(remark: string): { name: string; text: string } | null {
  const [, name = '', text = ''] = /^([a-z ]+) \[([^\]]*)\]$/i.exec(remark) ?? [];
  return name ? { name: name.toLowerCase(), text } : null;
}
