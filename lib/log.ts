const said = new Set<string>();

/** A sentence for the operator, the first time it is true: an outage of an hour is one line, not one per page. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(sentence); // oxlint-disable-line no-console -- this is the log
}
