import * as routes from '@/lib/routing/routes';
import { inFull } from './asked-forms';
import { isName } from './known-names';
import { hasMeasure, withoutMeasures } from './measures';
import { maxLength, phraseIn, propertyOfMetal } from './phrase';
import { type Found, type Index, search } from './search';

/**
 * The pages for what was typed, the best first. Four kinds of query are recognized before the search by words: a hardness
 * ("38 HRC"), a comparison ("17-4 vs 15-5"), a known number among other words, and a property of a metal.
 */
export function find(index: Index, query: string, maxResults?: number): readonly Found[] {
  const typed = query.trim().slice(0, maxLength);
  const answer =
    hardnessIn(index, typed) ??
    comparisonIn(index, typed) ??
    phraseIn(index, typed) ??
    propertyOfMetal(index, typed);
  if (answer) return answer.slice(0, maxResults);
  // A lone word or decimal may be the beginning of a name, as 1.45 is of W.-Nr. 1.4542: it is no size.
  if (!hasMeasure(typed) || isName(index, typed) || /^(?:\p{L}\S*|\d*\.\d+)$/u.test(typed))
    return search(index, inFull(query), maxResults);
  return search(index, inFull(withoutMeasures(typed)), maxResults).map((page) => ({
    ...page,
    isOnly: false,
  }));
}

/** The scales of the hardness tool: the id of each, and a pattern of what visitors type for it. */
const scales: readonly (readonly [id: string, written: string])[] = [
  ['hb', 'hbw?|bhn|brinell'],
  ['hrc', 'hrc|rc|rockwell c'],
  ['hrb', 'hrb|rb|rockwell b'],
  ['hra', 'hra|rockwell a'],
  ['hv', 'hv|vickers'],
  ['hk', 'hk|knoop'],
];
const targetScale = String.raw`(?:\s+(?:to|in|into)\s+[a-z ]+)?`;
const questions = scales.map(([id, written]) => ({
  id,
  pattern: new RegExp(
    String.raw`^(?:(\d+(?:\.\d+)?)\s*(?:${written})|(?:${written})\s*(\d+(?:\.\d+)?))${targetScale}$`,
    'i',
  ),
}));

/** For "38 HRC" or "rockwell c 38 to brinell": a link to the hardness tool with this number in it. */
function hardnessIn({ pages }: Index, typed: string): readonly Found[] | null {
  const path = routes.tool({ slug: 'steel-hardness-conversion' });
  const tool = pages.find((page) => page.path === path);
  for (const { id, pattern } of tool ? questions : []) {
    const [, before, after] = pattern.exec(typed) ?? [];
    const number = before ?? after;
    if (tool && number)
      return [
        {
          kind: tool.kind,
          title: `${number} ${id.toUpperCase()} on other scales`,
          path: `${path}?scale=${id}&${id}=${number}`,
          detail: tool.title,
          matched: null,
          isOnly: true,
        },
      ];
  }
  return null;
}

const versus = /\s+(?:vs?\.?|versus)\s+/i;
const compare = /^compare\s+/i;
const amongCompared = /\s+(?:vs?\.?|versus|and|with|to)\s+|\s*[,&]\s*/i;

/** For "17-4 vs 15-5" or "compare 718 and 625": the comparison of these grades, then the page of each. */
function comparisonIn(index: Index, typed: string): readonly Found[] | null {
  const names = compare.test(typed)
    ? typed.replace(compare, '').split(amongCompared)
    : typed.split(versus);
  if (names.length < 2 || names.length > 4) return null;
  const grades = names.flatMap(
    (name) => search(index, name, Infinity).find(({ kind }) => kind === 'Grade') ?? [],
  );
  const keys = new Set(
    grades.map(({ path }) => path.replace(/^.*inventory\/|\/$/g, '').replace('/grade/', '/')),
  );
  return keys.size < names.length
    ? null
    : [
        {
          kind: 'Compare',
          title: grades.map(({ title }) => title).join(' and '),
          path: routes.comparison([...keys]),
          detail: 'Chemistry, properties and forms side by side',
          matched: null,
          isOnly: true,
        },
        ...grades.map((grade) => ({ ...grade, isOnly: false })),
      ];
}
