import { plainText } from '@/content-schemas/wordpress';
import type { Grade, Reference } from '@/content-schemas/grade';
import { memoize } from '@/lib/runtime/memoize';
import { metals, type Metal } from '@/lib/catalog/metals';
import { tools } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { shortList } from '@/lib/routing/pagination';
import { initialsOf, termAddress } from '@/lib/site/glossary';
import { getGlossary, type Term } from './glossary';
import { getAllStock, getSpecs } from './inventory';
import { getProcesses, getServices } from './services';

/** Pages that a term leads to, the addresses as slugs. */
interface TermPages<Page = Reference> {
  title: string;
  links: readonly Page[];
}
type StockPages = TermPages<Reference & { of: Metal }>;

/** A word of more specifications, such as "annealed", links to none. */
const maxSpecs = 30;

/**
 * The metal or forms of this name, else the grades that mention it, else the specifications that do, else the metals that its
 * meaning names; `null` where there is none.
 */
export async function getStockOf(title: string, meaning = ''): Promise<StockPages | null> {
  const metal = metals.find(({ name }) => name.toLowerCase() === title.toLowerCase());
  if (metal) return { title: stocked, links: [allOf(metal)] };
  const stock = await getAllStock();
  const mentionsTerm = namedIn(title);
  const stockedForms = stock.flatMap(({ metal: of, grades }) =>
    [...new Map(grades.flatMap((grade) => grade.forms).map((form) => [form.slug, form])).values()]
      .filter((form) => mentionsTerm(stemLine(form.title)))
      .map((form) => ({ of, slug: routes.form(of, form), title: form.title })),
  );
  if (stockedForms.length > 0) return { title: stocked, links: stockedForms };
  const all = stock.flatMap(({ metal: of, grades }) =>
    withStems(grades).map((each) => ({ of, ...each })),
  );
  const found = all.filter(({ texts }) => texts.some(mentionsTerm));
  // A term that more than half of all grades mention (alloy, element) links to none of them.
  if (found.length > 0 && found.length * 2 <= all.length) return mentionedIn(found);
  const specs = await Promise.all(
    stock.map(async ({ metal: of, underSpec }) =>
      (await getSpecs(of))
        .filter(({ scope }) => scope && mentionsTerm(stemLine(scope)))
        .map((spec) => ({
          of,
          slug: routes.spec(of, spec),
          title: [spec.title, ...underSpec(spec.slug).map(({ grade }) => grade.title)].join(' · '),
        })),
    ),
  );
  const links = specs.flat();
  if (links.length > 0 && links.length <= maxSpecs)
    return { title: `Specifications here that call for it (${links.length})`, links };
  const named = metals.filter(({ name }) => meaning.toLowerCase().includes(name.toLowerCase()));
  return named.length > 0 ? { title: stocked, links: named.map(allOf) } : null;
}

/** The grades that mention a term; of very many the first, and the pages of the metals that the others are of. */
export function mentionedIn(
  found: readonly { of: Metal; grade: Pick<Grade, 'slug' | 'title'> }[],
): StockPages {
  const { items, more } = shortList(found);
  const others = new Set(found.slice(items.length).map(({ of }) => of));
  return {
    title: `Related grades (${more > 0 ? `${items.length} of ` : ''}${found.length})`,
    links: [
      ...items.map(({ of, grade }) => ({ of, slug: routes.grade(of, grade), title: grade.title })),
      ...[...others].map(allOf),
    ],
  };
}

const allOf = (of: Metal) => ({
  of,
  slug: routes.inventory(of),
  title: `All ${of.name} grades`,
});

/** A term names so many others: those that it links to, those with its words in their titles, those with them in their meanings. */
const maxTerms = 12;

/** The services and tools that mention a term, and the terms that do or that it mentions. */
export async function getPagesAbout({ title, meaning, html }: Term): Promise<readonly TermPages[]> {
  const [terms, services, processes] = await Promise.all([
    getGlossary(),
    getServices(),
    getProcesses(),
  ]);
  const mentionsTerm = namedIn(title);
  const mentions = (...texts: readonly string[]) => mentionsTerm(stemLine(texts.join(' ')));
  const own = stemLine(meaning);
  const others = terms.filter((term) => term.title !== title && term.meaning);
  const related = new Set([
    ...others.filter((term) => html.includes(termAddress(term))),
    ...others.filter((term) => mentions(term.title)),
    ...others.filter((term) => mentions(term.meaning) || namedIn(term.title)(own)),
  ]);
  const pages = [
    {
      title: 'Related terms',
      links: [...related]
        .slice(0, maxTerms)
        .map((term) => ({ slug: termAddress(term), title: term.title })),
    },
    {
      title: 'Services',
      links: [
        ...services.map((service) => ({ ...service, slug: routes.service(service) })),
        ...processes.map((process) => ({ ...process, slug: routes.process(process) })),
      ].filter((page) => mentions(page.title, page.excerpt)),
    },
    {
      title: 'Tools',
      links: Object.values(tools)
        .filter(({ calculator, guide }) => mentions(calculator.title, guide.purpose))
        .map(({ calculator }) => ({ slug: routes.tool(calculator), title: calculator.title })),
    },
  ];
  return pages.filter(({ links }) => links.length > 0);
}

const stocked = 'In our inventory';

/** Computed once for each state of the content: every term needs it. */
const withStems = memoize((grades: readonly Grade[]) =>
  grades.map((grade) => ({ grade, texts: textsOf(grade).map(stemLine) })),
);

const textsOf = (grade: Grade): readonly string[] => [
  grade.title,
  ...grade.aliases,
  ...[...grade.rows, ...grade.heatTreatments].flatMap(({ condition }) => condition ?? []),
  ...plainText(grade.html).split(/[.;]/),
];

/** What grades call a treatment, where they do not use the words of its title. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'age hardening': ['aged', 'aging', 'precipitation hardening'],
  cevm: ['vacuum consumable electrode remelted', 'double vacuum melted'],
  'cold drawing': ['cold drawn'],
  'condition a, h900, h1025': ['condition A', 'H900', 'H1025'],
  'precipitation hardening': ['age hardening', 'aged', 'aging'],
  'stress relief': ['stress relieved'],
  'vacuum arc remelting': ['vacuum consumable electrode remelted', 'double vacuum melted'],
  'work hardening': ['work strengthened'],
};

/** Whether a text has each word of a title, in any form: "Solution treatment" stands in "solution treated and aged". */
function namedIn(title: string): (line: string) => boolean {
  const names = [title, initialsOf(title), ...(alsoCalled[title.toLowerCase()] ?? [])]
    .map(stemsOf)
    .filter((stems) => stems.length > 0);
  return (line) => names.some((stems) => stems.every((stem) => line.includes(` ${stem} `)));
}

/** A text's stems between spaces: a set of them would take ten times the memory. */
const stemLine = (text: string) => ` ${stemsOf(text).join(' ')} `;

/** Words without their endings: treatment and treated are "treat". */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 5 ? word.replace(/(?:i[sz](?:ing|ed|ation)|ing|ed|ment|ation)$/, '') : word,
  );
