import type { LineCatalog } from '@/lib/list-reader/catalog';
import { hasBareNumbers, rowReader } from '@/lib/list-reader/parse-lines';
import type { BareUnit, Part } from './part';
import { toLineWords } from './to-quote-lines';

/**
 * Reads a buyer's text and checks each line of it against the catalog. The parts together are the text, letter for
 * letter. `today` is an ISO date, `bareUnit` that of numbers without a unit. Yields after each row: a long list keeps the processor busy for some 100 ms.
 */
export function* checkList(
  text: string,
  catalog: LineCatalog,
  today: string,
  bareUnit: BareUnit = 'in',
): Generator<undefined, readonly Part[]> {
  const parts: Part[] = [];
  for (const row of yield* rowReader(catalog)(text, { today, bareUnit })) {
    for (const line of row.lines)
      parts.push({
        text: line.text,
        line: toLineWords(line, catalog),
        ...(hasBareNumbers(line) && { hasBareNumbers: true }),
      });
    if (row.lines.length === 0)
      parts.push({ text: row.text, ...(row.isApplied && { isApplied: true }) });
    parts.push({ text: row.end });
    yield;
  }
  return parts.filter((part) => part.text !== '');
}
