import * as routes from '@/lib/routing/routes';
import { inFull } from './asked-forms';
import { isName } from './known-names';
import { hasMeasure, withoutMeasures } from './measures';
import { maxLength, phraseIn, propertyOfMetal } from './phrase';
import { type Found, type Index, search } from './search';

/** What answers what was typed: a tool, a comparison or a number that it has; else the pages found, the best first. */
export function find(index: Index, sought: string, maxResults?: number): readonly Found[] {
  const typed = sought.trim().slice(0, maxLength);
  const answer =
    hardnessIn(index, typed) ??
    comparisonIn(index, typed) ??
    phraseIn(index, typed) ??
    propertyOfMetal(index, typed);
  if (answer) return answer.slice(0, maxResults);
  // A word alone may be the beginning of a name, as a decimal is of a W.-Nr.
  if (!hasMeasure(typed) || isName(index, typed) || /^(?:\p{L}\S*|\d*\.\d+)$/u.test(typed))
    return search(index, inFull(sought), maxResults);
  return search(index, inFull(withoutMeasures(typed)), maxResults).map((page) => ({
    ...page,
    isOnly: false,
  }));
}

/** The scales of hardness as the tool names them, by what visitors write. */
const scales: readonly (readonly [id: string, written: string])[] = [
  ['hb', 'hbw?|bhn|brinell'],
  ['hrc', 'hrc|rc|rockwell c'],
  ['hrb', 'hrb|rb|rockwell b'],
  ['hra', 'hra|rockwell a'],
  ['hv', 'hv|vickers'],
  ['hk', 'hk|knoop'],
];
const target = String.raw`(?:\s+(?:to|in|into)\s+[a-z ]+)?`;
const questions = scales.map(([id, written]) => ({
  id,
  pattern: new RegExp(
    String.raw`^(?:(\d+(?:\.\d+)?)\s*(?:${written})|(?:${written})\s*(\d+(?:\.\d+)?))${target}$`,
    'i',
  ),
}));

/** "38 HRC", "rockwell c 38 to brinell": the tool with this number. */
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

/** "17-4 vs 15-5", "compare 718 and 625": these grades side by side, then each of them. */
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
