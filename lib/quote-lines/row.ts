/** A row as it is read. */
export interface Row {
  /** As the buyer wrote it. */
  readonly text: string;
  /** The text in lower case and plain characters. */
  readonly rest: string;
  /** For each character of `rest` its index in `text`; -1 for added text. */
  readonly origins: readonly number[];
  /** Whether the buyer has said that numbers without a unit are millimeters. */
  readonly isMetric: boolean;
  /** The indexes in `rest` of corrected and added characters: what is read from them is an assumption. */
  readonly assumed: ReadonlySet<number>;
}
