import * as routes from '@/lib/routing/routes';
import { type Found, type Index, maxTypedLength, search } from './search';
import { formsNamedIn, formWordsIn } from './asked-forms';
import { type Named, shortened, takeNames } from './known-names';
import { isMeasuring } from './measures';
import { tokens } from './tokens';

type Page = Index['pages'][number];

/** Words for a property, the section of a grade's page that has it, and the other pages that are listed for it. */
const properties = [
  {
    pattern:
      /\b(?:tensile|yield|uts|strengths?|elongation|hardness|ksi|mpa|mechanical|propert(?:y|ies))\b/gi,
    anchor: '#properties',
    also: [routes.findByProperty()],
  },
  {
    pattern: /\b(?:weights?|density)\b/gi,
    anchor: '#physical',
    also: [routes.tool({ slug: 'metal-weight-conversion' })],
  },
  { pattern: /\bmachinability\b/gi, anchor: '', also: [routes.findByProperty()] },
];

/** The property that a query names; `undefined` where it names none. */
export const propertyIn = (typed: string) =>
  properties.find(({ pattern }) => typed.search(pattern) >= 0);

const pagesAt = ({ pages }: Index, paths: readonly string[]): readonly Found[] =>
  paths.flatMap((path) => pages.filter((page) => page.path === path).map((page) => toFound(page)));

/** For "titanium tensile strength": the pages that find grades by this property, then the metal's page. */
export function propertyOfMetal(index: Index, typed: string): readonly Found[] | null {
  const property = propertyIn(typed);
  const [metal] = property ? search(index, typed.replaceAll(property.pattern, ' '), 1) : [];
  if (!property || metal?.kind !== 'Metal') return null;
  return [...pagesAt(index, property.also), metal, ...pagesNamedIn(index, typed)].map((page) => ({
    ...page,
    opensOnEnter: false,
  }));
}

/** Whether a query looks like a line of a quote request: it has a size or a quantity, and a grade, a spec or a form. */
export function isRequestLine(index: Index, typed: string): boolean {
  const { taken, rest } = takeNames(index, typed.slice(0, maxTypedLength));
  return (taken.length > 0 || formWordsIn(rest).length > 0) && isMeasuring(rest);
}

/**
 * The pages for a grade or spec among other words: for "AMS 5662 bar 2.5 rd" the spec; for "6al-4v round bar" the grade, its
 * specs for bar and the page of the form. `null` where a query names no grade or spec, or nothing besides it.
 */
export function phraseIn(index: Index, typed: string): readonly Found[] | null {
  const { taken, rest } = takeNames(index, typed);
  if (taken.length === 0 || (taken.length === 1 && rest === '')) return null;
  const isRequest = isMeasuring(rest);
  const named = taken.filter(
    ({ page }, i) =>
      taken.findIndex((other) => other.page === page) === i && !(isRequest && isLength(taken, i)),
  );
  const specs = named.filter(({ page }) => page.kind === 'Spec');
  const grades = named.filter(({ page }) => page.kind === 'Grade');
  const { anchor = '', also = [] } = propertyIn(rest) ?? {};
  const found: Found[] = [
    ...specs.map(({ page }) => toFound(page)),
    ...grades.map(({ page, alias }) => ({
      ...toFound(page, alias),
      path: page.path + anchor,
    })),
    ...pagesAt(index, also),
    ...(specs.length === 0
      ? underGrades(
          index,
          grades.map(({ page }) => page),
          rest,
        )
      : []),
    ...pagesNamedIn(index, rest),
  ];
  const opensOnEnter = named.length === 1 && !isRequest;
  return found.map((page, i) => ({ ...page, opensOnEnter: opensOnEnter && i === 0 }));
}

/** Whether a bare number beside a grade is more likely a size: 600 in "600 x 1000 inconel 625". */
function isLength(taken: readonly Named[], at: number): boolean {
  const { page, strength } = taken[at]!;
  return (
    page.kind === 'Grade' &&
    strength === shortened &&
    taken.some(
      (other, i) =>
        other.page.kind === 'Grade' && (other.strength !== shortened ? i !== at : i < at),
    )
  );
}

const toFound = ({ kind, title, path, detail }: Page, matched: string | null = null): Found => ({
  kind,
  title,
  path,
  detail,
  matched,
  opensOnEnter: false,
});

/** The specs of these grades for the typed forms, then the page of the form, then their other specs. */
function underGrades({ pages }: Index, grades: readonly Page[], rest: string): readonly Found[] {
  const wanted = formWordsIn(rest);
  const slug = formsNamedIn(rest).findLast(([, , page]) => page)?.[2];
  const specs = pages.filter(
    ({ kind, written }) => kind === 'Spec' && grades.some(({ title }) => written.includes(title)),
  );
  const isFor = ({ forms: own }: Page) => wanted.every((word) => own.has(word));
  const formPages = pages.filter(({ path }) =>
    grades.some((grade) => slug && path === grade.path.replace(/grade\/.*/, `form/${slug}/`)),
  );
  return [...specs.filter(isFor), ...formPages, ...specs.filter((page) => !isFor(page))].map(
    (page) => toFound(page),
  );
}

/** Processes, terms and services whose title has two words or more, all of them in the query: "waterjet cutting". */
function pagesNamedIn({ pages }: Index, typed: string): readonly Found[] {
  const words = tokens(typed);
  return pages
    .filter(
      ({ kind, titleWords }) =>
        /^(?:Process|Term|Service)$/.test(kind) &&
        titleWords.size > 1 &&
        [...titleWords].every((word) => words.includes(word)),
    )
    .map((page) => toFound(page));
}
