import type { Post } from '@/content-schemas/post';
import { tools } from '@/lib/calculators';
import type { Calculator } from '@/lib/calculators/calculator';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { valueAdded } from '@/lib/routing/value-added-service';
import { blurb, site } from '@/lib/site/company';
import { initialsOf, termAddress } from '@/lib/site/glossary';
import { latest, toEntry, type Entry, type PageKind, type SitePart } from './directory/entry';
import { getMetalEntries } from './directory/metal-entries';
import { ownPages } from './directory/own-pages';
import { getGlossary } from './glossary';
import { getFrontPage, getPages } from './pages';
import { getProcesses, getServices } from './services';

const parts = {
  pages: { slug: 'pages', title: 'Company' },
  services: { slug: 'services', title: 'Services' },
  glossary: { slug: 'glossary', title: 'Metals Glossary' },
  tools: { slug: 'tools', title: 'Tools' },
};

/** Every page of the site by its canonical address, part by part. */
export async function getDirectory(): Promise<readonly Entry[]> {
  const entries = await Promise.all([
    getPageEntries(),
    ...metals.map(getMetalEntries),
    getServiceEntries(),
    getGlossaryEntries(),
  ]);
  return [...entries.flat(), ...toolEntries()];
}

async function getPageEntries(): Promise<readonly Entry[]> {
  const [front, pages] = await Promise.all([getFrontPage(), getPages()]);
  return [
    toEntry({
      path: routes.home(),
      part: parts.pages,
      kind: 'Page',
      title: site.brand,
      noindex: front?.seo.noindex,
      summary: blurb,
    }),
    ...ownPages.map(({ path, title, summary }) =>
      toEntry({ path, title, part: parts.pages, kind: 'Page', summary: () => summary }),
    ),
    ...pages.map((page) => postEntry(parts.pages, 'Page', page, routes.page(page))),
  ];
}

async function getServiceEntries(): Promise<readonly Entry[]> {
  const [services, processes] = await Promise.all([getServices(), getProcesses()]);
  const hub = services.find(({ slug }) => slug === valueAdded.slug);
  const others = services.filter((service) => service !== hub);
  return [
    toEntry({
      path: routes.services(),
      part: parts.services,
      kind: 'Page',
      title: 'Services',
      modified: latest([...services, ...processes]),
      summary: () => 'Services beyond the metal itself.',
    }),
    toEntry({
      path: routes.service(valueAdded),
      part: parts.services,
      kind: 'Service',
      title: valueAdded.title,
      modified: latest([...(hub ? [hub] : []), ...processes]),
      noindex: hub?.seo.noindex ?? false,
      summary: () => `${processes.map(({ title }) => title).join(', ')}.`,
    }),
    ...others.map((post) => postEntry(parts.services, 'Service', post, routes.service(post))),
    ...processes.map((post) => postEntry(parts.services, 'Process', post, routes.process(post))),
  ];
}

const postEntry = (part: SitePart, kind: PageKind, post: Post, path: string) =>
  toEntry({
    path,
    part,
    kind,
    title: post.title,
    modified: post.modified,
    noindex: post.seo.noindex,
    summary: () => post.excerpt,
  });

async function getGlossaryEntries(): Promise<readonly Entry[]> {
  const terms = await getGlossary();
  return [
    toEntry({
      path: routes.allGlossary(),
      part: parts.glossary,
      kind: 'Page',
      title: 'Metals Glossary',
      modified: latest(terms),
      summary: () => 'What the words of the metals trade mean, each in a sentence or two.',
    }),
    ...terms.map((term) => ({
      ...postEntry(parts.glossary, 'Term', term, termAddress(term)),
      modified: latest([term, ...term.terms]),
      searchNames: [initialsOf(term.title)].filter(Boolean),
    })),
  ];
}

const toolEntries = (): readonly Entry[] =>
  Object.values(tools).map(({ calculator, guide }) =>
    toEntry({
      path: routes.tool(calculator),
      part: parts.tools,
      kind: 'Tool',
      title: calculator.title,
      names: [guide.purpose, ...unitsOf(calculator)],
      summary: () => guide.purpose,
    }),
  );

/** What a converter converts, as people type it: "inches (in) feet (ft) …", "Brinell (HB) …". */
const unitsOf = ({ fields }: Calculator) =>
  fields({})
    .filter(({ name }) => name === 'from' || name === 'scale')
    .map(({ options = [] }) => options.map(({ label }) => label).join(' '));
