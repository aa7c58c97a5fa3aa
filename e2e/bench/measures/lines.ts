import { getLineCatalog } from '../../../lib/content/line-catalog';
import buyersTexts from '../../../lib/quote-lines/corpus/buyers-texts.json';
import { lineReader } from '../../../lib/quote-lines/parse-lines';
import type { Measure } from '../bench';
import { figure } from '../figure';
import { median } from '../../figures/statistics';

const rows = 500;
const repeats = 15;

/** The longest list that a buyer may paste, read by the server. */
export const measureLines: Measure = async () => {
  const read = lineReader(await getLineCatalog());
  const texts = buyersTexts.lists.flatMap(({ text }) => text.split('\n'));
  const list = Array.from({ length: rows }, (_, i) => texts[i % texts.length]).join('\n');
  const times = Array.from({ length: repeats }, () => {
    const startedAt = performance.now();
    read(list, { today: '2026-11-22' });
    return performance.now() - startedAt;
  });
  return [figure('lines', `${rows} lines read`, median(times), 'ms', { atMost: 200 })];
};
