import * as routes from '@/lib/routing/routes';
import { type Found, type Index, search } from './search';
import { formsNamedIn, formWordsIn } from './asked-forms';
import { type Named, shortened, takeNames } from './known-names';
import { isMeasuring } from './measures';
import { tokens } from './tokens';

type Page = Index['pages'][number];

/** Where a property of a grade stands, and the pages that answer for it beside. */
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
    also: [routes.tool({ slug: 'metal-weight-conversion' }), routes.findByProperty()],
  },
  { pattern: /\bmachinability\b/gi, anchor: '', also: [routes.findByProperty()] },
];

/** The property it names: tensile, density. */
export const propertyIn = (typed: string) =>
  properties.find(({ pattern }) => typed.search(pattern) >= 0);

const pagesAt = ({ pages }: Index, paths: readonly string[]): readonly Found[] =>
  paths.flatMap((path) => pages.filter((page) => page.path === path).map((page) => toFound(page)));

/** "titanium tensile strength": where grades of a metal are found by it, then the metal. */
export function propertyOfMetal(index: Index, typed: string): readonly Found[] | null {
  const property = propertyIn(typed);
  const [metal] = property ? search(index, typed.replaceAll(property.pattern, ' '), 1) : [];
  if (!property || metal?.kind !== 'Metal') return null;
  return [...pagesAt(index, property.also), metal, ...pagesNamedIn(index, typed)].map((page) => ({
    ...page,
    isOnly: false,
  }));
}

/** More letters are no question. */
export const maxLength = 100;

/** Whether it reads like a line of a request: a size or a quantity beside a number or a form. */
export function isRequestLine(index: Index, typed: string): boolean {
  const { taken, rest } = takeNames(index, typed.slice(0, maxLength));
  return (taken.length > 0 || formWordsIn(rest).length > 0) && isMeasuring(rest);
}

/**
 * A number among other words, which it decides: "AMS 5662 bar 2.5 rd" is that spec, "6al-4v round bar" that grade, its
 * specs for bar and the form's page. `null` where no number is known, or nothing stands beside it.
 */
export function phraseIn(index: Index, typed: string): readonly Found[] | null {
  const { taken, rest } = takeNames(index, typed);
  if (taken.length === 0 || (taken.length === 1 && rest === '')) return null;
  const isRequest = isMeasuring(rest);
  const meant = taken.filter(
    ({ page }, i) =>
      taken.findIndex((other) => other.page === page) === i && !(isRequest && isLength(taken, i)),
  );
  const specs = meant.filter(({ page }) => page.kind === 'Spec');
  const grades = meant.filter(({ page }) => page.kind === 'Grade');
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
  const isOnly = meant.length === 1 && !isRequest;
  return found.map((page, i) => ({ ...page, isOnly: isOnly && i === 0 }));
}

/** Whether a bare number beside the grade is rather a length: "600 x 1000 inconel 625". */
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
  isOnly: false,
});

/** The specs of these grades, those for the forms of the query first, then the form's page. */
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

/** Processes and terms of two words or more, all of which it has: waterjet cutting. */
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
