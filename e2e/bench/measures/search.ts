import { getSearchDocuments, searchLists } from '../../../lib/content/search';
import type { SearchDocument } from '../../../lib/search/document';
import { queries } from '../queries';
import { search, toIndex } from '../../../lib/search/search';
import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { gzip } from '../first-view';
import { median, percentile, sum } from '../../figures/statistics';

const documentsAsked = 1_000;
/** Each keystroke is timed so often and its median taken: what else the machine did is not search's. */
const repeats = 3;
/** A frame of a 60 Hz screen, ms. */
const frame = 16;

/** The index as it is served, and each search of the table typed letter by letter over 1,000 documents. */
export const measureSearch: Measure = async () => {
  const lists = await Promise.all(searchLists.map(getSearchDocuments));
  const documents = lists.flat();
  const sample = await toIndex(documents);
  const first = queries.filter(([typed, path]) => search(sample, typed)[0]?.path === path).length;

  const thousand = await toIndex(grown(documents, documentsAsked));
  const keystrokes = queries.flatMap(([typed]) =>
    Array.from(typed, (_, i) => typed.slice(0, i + 1)),
  );
  for (const typed of keystrokes.slice(0, 100)) search(thousand, typed); // warm
  const timed = (typed: string) => {
    const startedAt = performance.now();
    search(thousand, typed);
    return performance.now() - startedAt;
  };
  const times = keystrokes.map((typed) =>
    median(Array.from({ length: repeats }, () => timed(typed))),
  );

  const keystroke = (name: string, value: number): Figure =>
    figure('search', `a keystroke, ${name}`, value, 'ms', { atMost: frame });
  const bytes = sum(lists.map((list) => gzip(Buffer.from(JSON.stringify(list)))));
  return [
    figure('search', 'index', bytes, 'bytes', { atMost: 20_000 }),
    figure('search', 'pages in it', documents.length, 'count', { moreIsBetter: true }),
    figure(
      'search',
      `of ${queries.length} queries answered first`,
      (100 * first) / queries.length,
      '%',
      { atLeast: 95 },
    ),
    keystroke('median', percentile(times, 0.5)),
    keystroke('p99', percentile(times, 0.99)),
    keystroke('worst', percentile(times, 1)),
  ];
};

/** `n` documents: the given ones, then copies of them with a number in their names. */
const grown = (documents: readonly SearchDocument[], n: number) =>
  Array.from({ length: n }, (_, i): SearchDocument => {
    const [kind, title, path, detail, ...names] = documents[i % documents.length]!;
    const round = Math.floor(i / documents.length);
    return round === 0
      ? [kind, title, path, detail, ...names]
      : [
          kind,
          `${title} ${round}`,
          `${path.slice(0, -1)}-${round}/`,
          detail,
          ...names.map((name) => `${name}${round}`),
        ];
  });
