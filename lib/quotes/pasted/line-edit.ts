import type { Certificate, QuantityUnit, SizeName } from '@/lib/quote-lines/line';

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
