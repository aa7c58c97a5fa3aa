import type { Table } from './table';

/** A tool's own words and tables: the text of its page, also without JavaScript. */
export interface Guide {
  /** One line of help, the same on its page, in lists of tools and for search engines. */
  purpose: string;
  /** How to read the answer. */
  reading: readonly string[];
  /** The rule in words, to be done by hand. */
  formula: string;
  /** What it does not know. */
  limits: readonly string[];
  tables: readonly Table[];
  sources: readonly Source[];
}

interface Source {
  name: string;
  href?: string;
}
