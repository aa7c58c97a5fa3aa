import * as routes from '@/lib/routing/routes';
import { expandAbbreviations, formWordsIn } from './asked-forms';
import { condition, isFullName, isName } from './known-names';
import { hasMeasure, withoutMeasures } from './measures';
import { phraseIn, propertyIn, propertyOfMetal } from './phrase';
import { type Found, type Index, likenessTo, maxTypedLength, search } from './search';
import { isNumber, tokens } from './tokens';

/**
 * The pages for what was typed, the best first. Four kinds of query are recognized before the search by words: a hardness
 * ("38 HRC"), a comparison ("17-4 vs 15-5"), a known number among other words, and a property of a metal.
 */
export function find(index: Index, query: string, maxResults?: number): readonly Found[] {
  const typed = query.trim().slice(0, maxTypedLength);
  const answer = hardnessIn(index, typed) ?? comparisonIn(index, typed);
  if (answer) return answer.slice(0, maxResults);
  return (
    phraseIn(index, typed) ??
    propertyOfMetal(index, typed) ??
    byWords(index, query, typed, maxResults)
  )
    .slice(0, maxResults)
    .map((page, i, found) => ({
      ...page,
      opensOnEnter:
        ((page.opensOnEnter && !(found.length > 1 && isOfClass(page))) ||
          (i === 0 && isFullName(index, typed, page.path))) &&
        hasAllTyped(index, page.path, typed),
    }));
}

/** Whether a grade was found by a word for many of its kind: "hardened", "Ni-Cr-Fe". */
const isOfClass = ({ kind, matched }: Found) =>
  kind === 'Grade' && matched !== null && !/\d/.test(matched);

function byWords(index: Index, query: string, typed: string, maxResults?: number) {
  // A lone word or decimal may be the beginning of a name, as 1.45 is of W.-Nr. 1.4542: it is no size.
  if (!hasMeasure(typed) || isName(index, typed) || /^(?:\p{L}\S*|\d*\.\d+)$/u.test(typed))
    return search(index, expandAbbreviations(query), maxResults);
  return search(index, expandAbbreviations(withoutMeasures(typed)), maxResults).map((page) => ({
    ...page,
    opensOnEnter: false,
  }));
}

const optionalWords = [
  // Names of numbering systems: "AISI 630" is Type 630. MIL-T-9047 is known as AMS-T-9047.
  /^(?:aisi|alloy|bs|din|en|gost|iso|jis|mil|nr|sae|type|uns|w|wnr|werkstoff)$/,
  // What a buyer wants to know of a page: "718 price".
  /^(?:available|availability|buy|cost|forms?|price|quote|specs?|stock|supplier)$/,
];

/**
 * Whether a page has every number and word typed, besides optional words, forms, conditions and properties: "AMS 4220" does not
 * open grade 422, nor 17-8 a spec of 17-4 PH.
 */
function hasAllTyped({ pages }: Index, path: string, typed: string): boolean {
  const page = pages.find((each) => each.path === path.split('#')[0]);
  const names = typed
    .replaceAll(/\d+\/\d+/g, ' ')
    .split(/[\s,;]+/)
    .filter((word) => !condition.test(word) && !propertyIn(word) && formWordsIn(word).length === 0)
    .join(' ');
  const numbers = (page?.written ?? []).map(
    (name) => `-${name.match(/\d+(?:\.\d+)*/g)?.join('-')}-`,
  );
  return (
    page !== undefined &&
    tokens(names).every(
      (word) =>
        isNumber(word) ||
        optionalWords.some((words) => words.test(word)) ||
        likenessTo(word, page.words).size > 0,
    ) &&
    (names.match(/\d+(?:[.-]\d+)*/g) ?? []).every((number) =>
      numbers.some((own) => own.includes(`-${number}-`)),
    )
  );
}

/** The scales of the hardness tool: the id of each, a pattern of what visitors type for it, and what it converts. */
const scales: readonly (readonly [id: string, written: string, low: number, high: number])[] = [
  ['hb', 'hbw?|bhn|brinell', 75, 801],
  ['hrc', 'hrc|rc|rockwell c', 20, 68],
  ['hrb', 'hrb|rb|rockwell b', 55, 100],
  ['hra', 'hra|rockwell a', 45.8, 85.6],
  ['hv', 'hv|vickers', 100, 940],
  ['hk', 'hk|knoop', 251, 920],
];
const targetScale = String.raw`(?:\s+(?:to|in|into)\s+[a-z ]+)?`;
const questions = scales.map(([id, written, low, high]) => ({
  id,
  low,
  high,
  pattern: new RegExp(
    String.raw`^(?:(\d+(?:\.\d+)?)\s*(?:${written})|(?:${written})\s*(\d+(?:\.\d+)?))${targetScale}$`,
    'i',
  ),
}));

/**
 * For "38 HRC" or "rockwell c 38 to brinell": a link to the hardness tool with this number in it. A number outside the
 * scale's range is none: "2 rb" is a round bar.
 */
function hardnessIn({ pages }: Index, typed: string): readonly Found[] | null {
  const path = routes.tool({ slug: 'steel-hardness-conversion' });
  const tool = pages.find((page) => page.path === path);
  for (const { id, pattern, low, high } of tool ? questions : []) {
    const [, before, after] = pattern.exec(typed) ?? [];
    const number = before ?? after;
    if (tool && number && Number(number) >= low && Number(number) <= high)
      return [
        {
          kind: tool.kind,
          title: `${number} ${id.toUpperCase()} on other scales`,
          path: `${path}?scale=${id}&${id}=${number}`,
          detail: tool.title,
          matched: null,
          opensOnEnter: true,
        },
      ];
  }
  return null;
}

const hasWords = (title: readonly string[], typed: string) =>
  tokens(typed).every((word) => likenessTo(word, new Set(title)).size > 0);

const versus = /\s+(?:vs?\.?|versus)\s+/i;
const compare = /^compare\s+/i;
const amongCompared = /\s+(?:vs?\.?|versus|and|with|to)\s+|\s*[,&]\s*/i;

/**
 * For "17-4 vs 15-5" or "compare 718 and 625": the comparison of these grades, then the page of each. Where a name is a
 * metal's ("titanium vs steel"), only the page of each: no grade of a metal stands for all of them.
 */
function comparisonIn(index: Index, typed: string): readonly Found[] | null {
  const names = compare.test(typed)
    ? typed.replace(compare, '').split(amongCompared)
    : typed.split(versus);
  if (names.length < 2 || names.length > 4) return null;
  const found = names.map((name) => search(index, name, Infinity));
  const metals = found.map((pages, i) =>
    pages.filter(({ kind, title }) => kind === 'Metal' && hasWords(tokens(title), names[i]!)),
  );
  if (found.every((pages) => pages.length > 0) && metals.some((named) => named.length > 0))
    return found
      .flatMap((pages, i) => (metals[i]!.length > 0 ? metals[i]! : pages.slice(0, 1)))
      .map((page) => ({ ...page, opensOnEnter: false }));
  const grades = found.flatMap((pages) => pages.find(({ kind }) => kind === 'Grade') ?? []);
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
          opensOnEnter: true,
        },
        ...grades.map((grade) => ({ ...grade, opensOnEnter: false })),
      ];
}
