import { getGlossary } from '@/lib/content/glossary';
import { termAddress } from '@/lib/site/glossary';
import * as routes from '@/lib/routing/routes';
import { latest, toEntry, type Entry } from './entry';

const part = { slug: 'glossary', title: 'Metals Glossary' };

/** The terms, and the page that lists them. */
export async function getGlossaryEntries(): Promise<readonly Entry[]> {
  const terms = await getGlossary();
  const link = (term: (typeof terms)[number]) => ({
    title: term.title,
    href: termAddress(term),
    note: term.excerpt,
  });
  return [
    toEntry({
      path: routes.allGlossary(),
      part,
      kind: 'Page',
      title: 'Metals Glossary',
      modified: latest(terms),
      details: () => ({
        summary: 'What the words of the metals trade mean, each in a sentence or two.',
        lists: [{ title: 'Terms', links: terms.map(link) }],
      }),
    }),
    ...terms.map((term) =>
      toEntry({
        path: termAddress(term),
        part,
        kind: 'Term',
        title: term.title,
        modified: latest([term, ...term.terms]),
        noindex: term.seo.noindex,
        details: () => ({
          summary: term.excerpt,
          html: term.html,
          lists: [
            {
              title: 'Terms',
              links: term.terms.map((item) => ({
                title: item.title,
                href: termAddress({ ...item, under: term }),
              })),
            },
          ],
        }),
      }),
    ),
  ];
}
