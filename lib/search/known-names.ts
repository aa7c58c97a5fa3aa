import { findNames, type Name, type NamedContent } from '@/lib/catalog/names';
import { plain } from '@/lib/catalog/words';
import type { SearchDocument } from './document';
import type { Index, Prepared } from './search';

interface NamedPage {
  page: Prepared;
  /** Absent where it is the title: "1.4542". */
  alias: string | null;
  /** Whether it is named in full: Ti-6Al-4V, but not 6-4. */
  isFull: boolean;
}

/** "H900", "annealed", "200 ksi", "H925: 38 HRC": conditions, which many grades have, so that they name none. */
export const condition =
  /^[rtc]?h\d{3,4}\w?$|condition|anneal|treat|aged|\bhard(?:en|\b)|°|ksi|\d h(?:rc|b)\b/i;

/** The pages of metals, grades and specs as content that is named. Their addresses are their slugs. */
export function toNamedContent(documents: readonly SearchDocument[]): NamedContent {
  const of = (wanted: string) =>
    documents.flatMap(([kind, title, slug, , ...names]) =>
      kind === wanted ? [{ slug, metal: '', title, names }] : [],
    );
  return {
    metals: of('Metal').map(({ slug, title }) => ({ slug, names: [title] })),
    // What a spec has besides its title are the grades that it covers.
    specs: of('Spec'),
    grades: of('Grade').map((grade) => ({
      ...grade,
      names: grade.names
        .map((name) => name.replace(system, ''))
        .filter((name) => !condition.test(name)),
      near: [],
    })),
    forms: [],
  };
}

/** A UNS number in the index of pages has its kind before it. */
const system = /^UNS (?=[A-Z]\d{5}$)/;

/** Of the grades and specs that a name may stand for, the first of a title comes before that of another name. */
const rank = ({ isWeak, written }: Name) => (written ? 0 : 1) + (isWeak ? 2 : 0);

/** The grades and specs that a query names, from left to right, and the words that are left. */
export function takeNames({ names, pageByPath }: Index, typed: string) {
  const text = plain(typed);
  const taken: NamedPage[] = [];
  let rest = '';
  let end = 0;
  for (const found of findNames(text, names)) {
    const [name] = found.names.toSorted((a, b) => rank(a) - rank(b));
    const page = name && name.kind !== 'metal' && pageByPath.get(name.slug);
    if (!page) continue;
    const { written } = name;
    const alias = page.written.find((each, i) => i > 0 && each.replace(system, '') === written);
    taken.push({ page, alias: alias ?? null, isFull: written !== null });
    rest += ` ${text.slice(end, found.start)}`;
    end = found.end;
  }
  rest += ` ${text.slice(end)}`;
  return { taken, rest: rest.replaceAll(/[\s,;]+/g, ' ').trim() };
}

/** The name of a query that has nothing else: 300M is a grade, and not 300 meters. */
export function onlyName(index: Index, typed: string): NamedPage | undefined {
  const { taken, rest } = takeNames(index, typed);
  return taken.length === 1 && rest === '' ? taken[0] : undefined;
}
