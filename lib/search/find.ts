import { answerTo } from './answers';
import { condition, onlyName, takeNames } from './known-names';
import { hasMeasure, withoutMeasures } from './measures';
import { metalOf } from './metal-of';
import {
  type Found,
  type Index,
  likenessTo,
  maxTypedLength,
  type Prepared,
  search,
  toFound,
} from './search';
import { isFormWord } from '@/lib/catalog/form-words';
import { isNumber, tokens } from '@/lib/catalog/words';

/** The best first: those of an answer, else those named among other words, else those of the search by words. */
export function find(index: Index, query: string, maxResults?: number): readonly Found[] {
  const typed = query.trim().slice(0, maxTypedLength);
  const found = answerTo(index, typed) ?? named(index, typed) ?? byWords(index, typed, maxResults);
  return found.slice(0, maxResults);
}

/** Words beside a name that ask for nothing else: numbering systems, and what a buyer wants to know. So do those of forms. */
const besideNames =
  /^(?:aisi|alloy|bs|din|en|gost|iso|jis|mil|nr|sae|type|uns|w|wnr|werkstoff|availab(?:le|ility)|buy|cost|forms?|price|quote|specs?|stock|supplier)$/;

/** What a query names among other words, at the sizes of a form it names too, then that form. "718 plus" does not open 718. */
function named(index: Index, typed: string): readonly Found[] | null {
  const { taken, rest } = takeNames(index, withoutMeasures(typed));
  const [first] = taken;
  if (!first || onlyName(index, typed)) return null;
  const form = formNamed(index, first.page.path, rest);
  const sizes = form ? `#sizes-${slugOf(form)}` : '';
  const pages = new Map(
    taken.map(({ page, alias }) => [
      page.path,
      { ...toFound(page, alias), path: page.path + sizes },
    ]),
  );
  const own = first.page.words;
  const words = rest.split(' ').filter((word) => !condition.test(word));
  const opensOnEnter =
    pages.size === 1 &&
    !hasMeasure(typed) &&
    tokens(words.join(' ')).every(
      (word) => besideNames.test(word) || isFormWord(word) || likenessTo(word, own).size > 0,
    );
  return [
    ...[...pages.values()]
      .toSorted((a, b) => Number(b.kind === 'Spec') - Number(a.kind === 'Spec'))
      .map((page) => ({ ...page, opensOnEnter })),
    ...(form && pages.size === 1 ? [toFound(form)] : []),
  ];
}

/** "round-bar" */
const slugOf = ({ path }: Pick<Found, 'path'>) => path.split('/').at(-2);

/** The form of a page's metal that is named; of the last word the first three letters are enough: "rou". */
function formNamed(index: Index, path: string, words: string): Prepared | undefined {
  const typed = tokens(inFull(words)).map((word) => word.replace(/s$/, ''));
  const unfinished = typed.at(-1) ?? '';
  const isNamed = (word: string) =>
    typed.includes(word) || (unfinished.length > 2 && word.startsWith(unfinished));
  const forms = index.pages
    .filter(({ kind, path: at }) => kind === 'Form' && metalOf(at) === metalOf(path))
    .map((form) => ({
      form,
      named: [...form.titleWords].filter(isNamed).length,
    }))
    .toSorted((a, b) => b.named - a.named);
  const [best, second] = forms;
  // "bar" is a part of the names of several.
  return best && best.named > (second?.named ?? 0) ? best.form : undefined;
}

/** Abbreviations that buyers write for what has a page of its own: "ti rd" is "titanium round bar". */
const abbreviations: Readonly<Record<string, string>> = {
  ti: 'titanium',
  ss: 'stainless',
  rd: 'round bar',
  rb: 'round bar',
};

const inFull = (text: string) =>
  text.replaceAll(/\b\p{L}{2}\b/giu, (word) => abbreviations[word.toLowerCase()] ?? word);

function byWords(index: Index, typed: string, maxResults?: number): readonly Found[] {
  const name = onlyName(index, typed);
  // A lone word or decimal may be the beginning of a name, as 1.45 is of W.-Nr. 1.4542: it is no size.
  const isLone = name || /^(?:\p{L}\S*|\d*\.\d+)$/u.test(typed);
  const words = isLone ? typed : withoutMeasures(typed);
  const query = /\d|^\S*$/.test(words) ? words : inFull(words);
  const isNamed = ({ path }: Found) => path === name?.page.path;
  // Beside a name, a page that has only a beginning of its number is another's: AMS 6411 has not the 64 of Ti64.
  const numbers = name ? tokens(words).filter(isNumber) : [];
  const hasNumbers = ({ path }: Found) =>
    numbers.every((number) => index.pageByPath.get(path)?.words.has(number));
  // Not by a part of its name, or a word for many such as "hardened", is a grade or spec opened.
  const isOpened = (page: Found) =>
    (page.opensOnEnter && words === typed && (name || !/^(?:Grade|Spec)$/.test(page.kind))) ||
    (isNamed(page) && name?.isFull);
  const found = search(index, query, maxResults)
    .filter((page) => isNamed(page) || hasNumbers(page))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map((page, i) => ({ ...page, opensOnEnter: i === 0 && Boolean(isOpened(page)) }));
  const formCount = found.findIndex(({ kind }) => kind !== 'Form');
  return formCount > 1 ? found.toSpliced(formCount, 0, ...filteredMetal(found, index)) : found;
}

/** The metal of a form, narrowed to it: below several forms of one metal. */
function filteredMetal(found: readonly Found[], { pages }: Index): readonly Found[] {
  const [form] = found;
  const metals = new Set(found.map(({ path }) => metalOf(path)));
  const metal = pages.find(({ kind, path }) => kind === 'Metal' && metals.has(metalOf(path)));
  if (!form || !metal || metals.size > 1) return [];
  const path = `${metal.path}?form=${slugOf(form)}`;
  return [
    { ...toFound(metal), path, detail: `Filtered to ${form.title.slice(metal.title.length + 1)}` },
  ];
}

/** Whether a query looks like a line of a quote request: a size or a quantity beside a grade, a spec or a form. */
export const isRequestLine = ([first]: readonly Found[], typed: string) =>
  hasMeasure(typed) && /^(?:Form|Grade|Spec)$/.test(first?.kind ?? '');
