import { plainText } from '@/content-schemas/wordpress';
import { getDirectory } from '@/lib/content/directory';
import type { Entry } from '@/lib/content/directory/entry';
import { leastListed, listedHeading } from '@/lib/markup/anchors';
import * as routes from '@/lib/routing/routes';
import type { SearchDocument } from '@/lib/search/document';
import { site } from '@/lib/site/company';
import { getContactPage, getPages } from './pages';
import { visitorWords } from './visitor-words';

/** The lists the browser keeps by name (spec §7), and which parts of the site each holds. */
const lists = {
  inventory: ({ metal }: Entry) => metal !== null,
  glossary: ({ part }: Entry) => part.slug === 'glossary',
  services: ({ part, metal }: Entry) => metal === null && part.slug !== 'glossary',
};
export type SearchList = keyof typeof lists;
export const searchLists = Object.keys(lists) as readonly SearchList[];

/** The entries of the search index for the pages of one list; with the services, what is asked of the company itself. */
export async function getSearchDocuments(list: SearchList): Promise<readonly SearchDocument[]> {
  const documents = (await getDirectory()).filter(lists[list]).map(toDocument);
  return list === 'services'
    ? [...documents, ...(await getContactFacts()), ...(await getClauses())]
    : documents;
}

/** When somebody answers, and the facts of the contact page, each at its place there. */
async function getContactFacts(): Promise<readonly SearchDocument[]> {
  const page = await getContactPage();
  const facts = (page?.sections ?? []).flatMap((section) =>
    section.layout === 'facts' ? section.facts : [],
  );
  return [{ id: 'phone', name: 'Hours', value: site.hours }, ...facts].map(
    ({ id, name, value }) => ['Contact', name, `${routes.contact()}#${id}`, value],
  );
}

/** Each heading of a long text, such as a clause of the terms of sale, at its place there, with what it says. */
async function getClauses(): Promise<readonly SearchDocument[]> {
  return (await getPages()).flatMap((page) => {
    const clauses = [...page.html.matchAll(/<h2[^>]*>(.*?)<\/h2>\s*<p[^>]*>(.*?)<\/p>/gs)];
    if (clauses.length < leastListed) return [];
    return clauses.map(([, heading = '', text = '']): SearchDocument => {
      const { title, anchor } = listedHeading(plainText(heading));
      return ['Page', title, `${routes.page(page)}#${anchor}`, `${page.title}: ${plainText(text)}`];
    });
  });
}

/** Numbers carry their kind, so that "UNS R56400" is found as it is written on drawings. */
const toDocument = (entry: Entry): SearchDocument => {
  const { kind, title, path, names, searchNames } = entry;
  const words = [...names, ...searchNames, ...(visitorWords[path] ?? [])];
  return [kind, title, path, lineOf(entry), ...words.map(withKind)];
};

/** The line below its title: of a term, service or process the first sentence, of the contact page the phone number. */
function lineOf({ kind, path, note, summary }: Entry): string {
  if (path === routes.contact()) return `Phone ${site.phone}`;
  if (!/^(?:Term|Service|Process)$/.test(kind)) return note;
  return note || (/^.*?[.!?](?=\s|$)/.exec(summary())?.[0] ?? summary());
}

const withKind = (name: string) => (/^[A-Z]\d{5}$/.test(name) ? `UNS ${name}` : name);
