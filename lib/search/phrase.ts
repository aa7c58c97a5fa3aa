import * as routes from '@/lib/routing/routes';
import { type Found, type Index, search } from './search';
import { words } from './words';

type Page = Index['pages'][number];

/** A page by one of its names, written in full or shortened: "INCONEL 718", "alloy 718", "718". */
interface Named {
  page: Page;
  /** The name where it is not the title: "1.4542". */
  alias: string | null;
  strength: number;
}
const byTitle = 3;
const byAlias = 2;
const shortened = 1;
const begun = 0.5;

/** "H900", "annealed", "200 ksi": conditions of grades, which many share. */
const condition = /^[rtc]?h\d{3,4}\w?$|condition|anneal|treat|aged|harden|°|ksi/i;

/** A name as it is looked up, however it is spaced: 6al4v, ams4928, b348; one of digits as written: 17-4, 1.4542. */
const keyOf = (text: string) => (/\p{L}/u.test(text) ? words(text).join('') : text.trim());
const withoutSystem = (text: string) => text.replace(/^\p{L}+[\s.-]+/u, '');

const namesOf = new WeakMap<Index, ReadonlyMap<string, Named>>();

/** Every name of a grade, and every spec's number, each with the page that owns it. */
function namesIn(index: Index): ReadonlyMap<string, Named> {
  const known = namesOf.get(index);
  if (known) return known;
  const names = new Map<string, Named>();
  const metals = new Set(index.pages.map(({ kind, title }) => (kind === 'Metal' ? title : '')));
  const add = (text: string, named: Named) => {
    const key = keyOf(text);
    // Of few digits alone it may be a size.
    if (/^\d{0,2}$/.test(key) || (names.get(key)?.strength ?? 0) >= named.strength) return;
    names.set(key, named);
  };
  for (const page of index.pages) {
    if (!/^(?:Grade|Spec)$/.test(page.kind)) continue;
    // The other names of a spec are its grades.
    const written = page.kind === 'Grade' ? page.written : [page.title];
    written.forEach((name, i) => {
      const alias = i > 0 ? name : null;
      for (const part of name.split(/ \/ |, | ?[()]/)) {
        const isOwn = /\d/.test(part)
          ? !condition.test(part)
          : !alias ||
            (page.title.toLowerCase().startsWith(part.toLowerCase()) &&
              ![...metals].some((metal) => metal.toLowerCase() === part.toLowerCase()));
        if (!isOwn) continue;
        add(part, { page, alias, strength: alias ? byAlias : byTitle });
        for (
          let rest = withoutSystem(part), whole = part;
          rest !== whole && /\d/.test(rest);
          whole = rest, rest = withoutSystem(rest)
        )
          add(rest, { page, alias, strength: shortened });
      }
    });
    if (!page.numbers.includes('-')) continue;
    // 6AL-4V ELI is 6-4 ELI, and, as it is Ti-6Al-4V ELI too, Ti 6-4 ELI; 17-4 PH is 17-4.
    const short = page.title.replaceAll(/(\d)\p{L}{1,2}(?![\p{L}\p{N}])/gu, '$1');
    const key = keyOf(page.title);
    add(short, { page, alias: null, strength: shortened });
    add(short.replace(/ \p{L}+$/u, ''), { page, alias: null, strength: begun });
    for (const name of written.slice(1)) {
      const [, system] = /^(\p{L}+)[\s-]/u.exec(name) ?? [];
      if (system && keyOf(name) === keyOf(system) + key)
        add(`${system} ${short}`, { page, alias: null, strength: shortened });
    }
  }
  namesOf.set(index, names);
  return names;
}

/** What buyers call a form: the word for it in a spec's row ("bar, forgings"), and its page. */
const forms: readonly (readonly [called: RegExp, word: string, slug: string])[] = [
  [/^bars?$/, 'bar', ''],
  [/^(?:rd|rnd|rb|rounds?|rods?)$/, 'bar', 'round-bar'],
  [/^(?:hex|hexagons?)$/, 'bar', 'hex-bar'],
  [/^(?:flats?|fb)$/, 'bar', 'flat-bar'],
  [/^true$/, 'bar', 'true-bar'],
  [/^(?:sheets?|sht)$/, 'sheet', 'sheet'],
  [/^strips?$/, 'strip', ''],
  [/^(?:plates?|plt?)$/, 'plate', 'plate'],
  [/^wires?$/, 'wire', 'wire'],
  [/^(?:tub(?:e|es|ing)|pipes?)$/, 'tubing', 'tube'],
  [/^billets?$/, 'stock', 'billet'],
  [/^rings?$/, 'rings', 'forged-ring'],
  [/^(?:forgings?|forged)$/, 'forgings', 'forged-bar'],
  [/^extru(?:sions?|ded)$/, 'extrusions', 'extrusion'],
];

const formsNamedIn = (typed: string) =>
  words(typed).flatMap((word) => forms.filter(([called]) => called.test(word)));

/** The forms asked for, in the words of a spec's row: "rd" and "hex" are bar. */
export const formWordsIn = (typed: string): readonly string[] => [
  ...new Set(formsNamedIn(typed).map(([, word]) => word)),
];

/** Where a property of a grade stands, and the pages that answer for it beside. */
const properties = [
  {
    asked:
      /\b(?:tensile|yield|uts|strengths?|elongation|hardness|ksi|mpa|mechanical|propert(?:y|ies))\b/gi,
    anchor: '#properties',
    also: [routes.findByProperty()],
  },
  {
    asked: /\b(?:weights?|density)\b/gi,
    anchor: '#physical',
    also: [routes.tool({ slug: 'metal-weight-conversion' }), routes.findByProperty()],
  },
  { asked: /\bmachinability\b/gi, anchor: '', also: [routes.findByProperty()] },
];

/** What it asks for of a metal: tensile, density. */
export const propertyIn = (typed: string) =>
  properties.find(({ asked }) => typed.search(asked) >= 0);

const pagesAt = ({ pages }: Index, paths: readonly string[]): readonly Found[] =>
  paths.flatMap((path) => pages.filter((page) => page.path === path).map((page) => toFound(page)));

/** "titanium tensile strength": where grades of a metal are found by it, then the metal. */
export function propertyOfMetal(index: Index, typed: string): readonly Found[] | null {
  const property = propertyIn(typed);
  const [metal] = property ? search(index, typed.replaceAll(property.asked, ' '), 1) : [];
  if (!property || metal?.kind !== 'Metal') return null;
  return [
    ...pagesAt(index, property.also),
    metal,
    ...index.pages.filter((page) => isNamedIn(page, typed)).map((page) => toFound(page)),
  ].map((page) => ({ ...page, isOnly: false }));
}

const unit =
  'in(?:ch(?:es)?)?|ft|feet|foot|mm|cm|m|ga|gauge|long|lg|pcs?|pieces?|ea|each|off|lbs?|kgs?';
const sign = String.raw`\s*(?:["'″]|(?:${unit}|od|id|dia|thk|thick|wide|wall|rd|sq|bars|sheets)(?![\p{L}\p{N}]))`;
const label = String.raw`(?:qty|quantity|x|×|by|ø|dia|od|id)[\s.:=#]*`;
/** A size or a quantity: .063, 7/8, 2.5", 40 in, 1 x 4, 3 pcs, qty 6; not 1.4542, nor 1/2 hard. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])(?:${label}[\d./-]*\d|(?:\d+[- ])?\d+/\d+|\d{0,4}\.\d{1,3}|\d+(?=\s*[x×]\s*[\d.]|${sign}))(?:${sign})?(?:\s*[x×]\s*[\d./-]*\d(?:${sign})?)*(?!\s*hard)(?![\p{L}\p{N}/-]|\.\d)`,
  'giu',
);

/** Whether it has a size or a quantity, as a line of a request has. */
export const hasMeasure = (typed: string) => typed.search(measure) >= 0;

/** What remains without sizes and quantities, in whole words: "ti rd 2.5 x 12" → titanium round bar. */
export function withoutMeasures(typed: string): string {
  const rest = typed
    .replaceAll(measure, ' ')
    .replaceAll(/(?<!\S)(?:x|×|qty|pcs|ea|od|id|thk|long)(?!\S)/gi, ' ');
  return /\d/.test(rest)
    ? rest
    : rest.replaceAll(
        /(?<!\S)(?:ti|ss|rd|rnd|rb)(?!\S)/gi,
        (short) => shortFor[short.toLowerCase()] ?? 'round bar',
      );
}
const shortFor: Readonly<Record<string, string>> = { ti: 'titanium', ss: 'stainless' };

/** Whether it reads like a line of a request: a size or a quantity beside a number or a form. */
export function isRequestLine(index: Index, typed: string): boolean {
  const { taken, rest } = takeNames(index, typed.slice(0, maxLength));
  return (taken.length > 0 || formWordsIn(rest).length > 0) && isMeasuring(rest);
}

/** Beside a form, a short number is a size too: bar 2. */
const isMeasuring = (rest: string) =>
  hasMeasure(rest) || (formWordsIn(rest).length > 0 && /(?<!\S)\d{1,2}(?!\S)/.test(rest));

/** More letters are no question. */
export const maxLength = 100;

const isCounted = new RegExp(`^(?:${unit})$`, 'i');
const counts = /^(?:x|×|by|qty|quantity|od|id|dia|ø)[.:]?$/i;
/** Words of the longest name. */
const maxWords = 5;

/** The names that stand in it, the longest first, and what is left of it. */
function takeNames(index: Index, typed: string) {
  const names = namesIn(index);
  const tokens = typed.split(/[\s,;]+/).filter(Boolean);
  const taken: Named[] = [];
  const rest: string[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(maxWords, tokens.length - at);
    let named: Named | undefined;
    for (; length > 0; length -= 1) {
      named = isMeasured(tokens, at, length) ? undefined : lookUp(names, tokens, at, length);
      if (named) break;
    }
    if (named) taken.push(named);
    else rest.push(tokens[at]!);
    at += named ? length : 1;
  }
  return { taken, rest: rest.join(' ') };
}

/** Whether it is one name, and nothing else: 300M is no length. */
export function isName(index: Index, typed: string): boolean {
  const { taken, rest } = takeNames(index, typed);
  return taken.length === 1 && rest === '';
}

/** A number beside a unit or after "x" is no name: 40 in, x 40, 304 pcs. */
function isMeasured(tokens: readonly string[], at: number, length: number): boolean {
  const last = tokens[at + length - 1]!;
  const before = tokens[at - 1] ?? '';
  if (/^(?:x|×|by)$/i.test(tokens[at]!) || (/^x\d+$/i.test(last) && /\d/.test(before))) return true;
  return (
    (length === 1 || /^\d{1,2}$/.test(last)) &&
    /^\d+$/.test(last) &&
    ((length === 1 && counts.test(before)) || isCounted.test(tokens[at + length] ?? ''))
  );
}

function lookUp(
  names: ReadonlyMap<string, Named>,
  tokens: readonly string[],
  at: number,
  length: number,
) {
  const text = tokens.slice(at, at + length).join(' ');
  const key = keyOf(text);
  const named = names.get(key) ?? names.get(key.replace(/gr(?=\d)/, 'grade'));
  // MIL-T-9047 is known as AMS-T-9047.
  return named ?? (length === 1 ? names.get(keyOf(withoutSystem(text))) : undefined);
}

/**
 * A number among other words, which it decides: "AMS 5662 bar 2.5 rd" is that spec, "6al-4v round bar" that grade, its
 * specs for bar and the form's page. `null` where no number is known, or nothing stands beside it.
 */
export function phraseIn(index: Index, typed: string): readonly Found[] | null {
  const { taken, rest } = takeNames(index, typed);
  if (taken.length === 0 || (taken.length === 1 && rest === '')) return null;
  const isRequest = isMeasuring(rest);
  const strongest = Math.max(...taken.map(({ strength }) => strength));
  const meant = taken.filter(
    ({ page, strength }, i) =>
      taken.findIndex((other) => other.page === page) === i &&
      // A bare number after the name is rather a length.
      (strength > shortened || strongest === strength || page.kind === 'Spec') &&
      (!isRequest || strength > shortened || i === 0 || page.kind !== taken[0]!.page.kind),
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
    ...index.pages.filter((page) => isNamedIn(page, rest)).map((page) => toFound(page)),
  ];
  const isOnly = meant.length === 1 && !isRequest;
  return found.map((page, i) => ({ ...page, isOnly: isOnly && i === 0 }));
}

const toFound = ({ kind, title, path, detail }: Page, matched: string | null = null): Found => ({
  kind,
  title,
  path,
  detail,
  matched,
  isOnly: false,
});

/** The specs of these grades, those for the forms asked for first, then the form's page. */
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

/** A process or a term of two words or more, all of which stand in it: waterjet cutting. */
const isNamedIn = ({ kind, titleWords }: Page, rest: string) =>
  /^(?:Process|Term|Service)$/.test(kind) &&
  titleWords.size > 1 &&
  [...titleWords].every((word) => words(rest).includes(word));
