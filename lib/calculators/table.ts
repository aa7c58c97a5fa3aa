/** A table of the trade's figures. The first cell of a row is its heading. */
export interface Table {
  caption: string;
  columns: readonly string[];
  /** What stands above the columns after the first, each above two. */
  groups?: readonly string[];
  rows: readonly Row[];
  /** What the codes in its cells stand for. */
  legend?: string;
  /** Rows that few need, folded away under their caption. */
  foldedTable?: Table;
}

interface Row {
  cells: readonly string[];
  /** The row that answers the visitor's question. */
  current?: boolean;
}

/** Shown where a table has no figure. */
export const blank = '–';
