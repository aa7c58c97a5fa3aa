import { records } from '../../../lib/cms/sample/records';
import type { SeedMenuItem, SeedRecord } from '../../../lib/cms/sample/record';
import { flexible, flexibleTemplate } from '../../../lib/cms/sample/sections';

/** Payloads on each page. */
const perPage = 300;

const scheme = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'JAVASCRIPT:alert(1)//',
];

/** Pages of sections with a payload in each field: in a title, an HTML field, a button, and the page's own title. */
export function hostilePages(payloads: readonly string[], titles: readonly string[]) {
  const count = Math.ceil(payloads.length / perPage);
  const pages = Array.from({ length: count }, (_, page): SeedRecord => {
    const batch = payloads.slice(page * perPage, (page + 1) * perPage);
    const title = (i: number) => titles[(page * 7 + i) % titles.length]!;
    return {
      collection: 'pages',
      slug: `hostile-${page}`,
      title: title(0),
      content: '',
      excerpt: title(1),
      template: flexibleTemplate,
      seo: { title: title(2), description: title(3) },
      acf: flexible(page % 2 === 0, [
        {
          acf_fc_layout: 'card',
          sectionTitle: title(4),
          cards: batch.map((html, i) => ({
            // A title that holds no letter is none.
            cardTitle: i % 3 === 0 ? html : '',
            cardDescription: html,
            cardImage: false,
            iconImage: false,
            buttonComponent:
              i % 20 === 0
                ? {
                    buttonText: title(i),
                    buttonLink: {
                      title: title(i),
                      url: scheme[(i / 20) % scheme.length]!,
                      target: '_blank',
                    },
                  }
                : { buttonText: '', buttonLink: '' },
          })),
        },
      ]),
    };
  });
  const services = titles.map((title, i): SeedRecord => ({
    collection: 'um_services',
    slug: `hostile-${i}`,
    title,
    content: `<p>${'Sawing. '.repeat(200)}</p>${payloads[i]!}`,
    excerpt: title,
    seo: { title, description: title },
  }));
  return {
    paths: pages.map(({ slug }) => `/${slug}/`),
    services: services.map(({ slug }) => `/services/${slug}/`),
    records: [...records, ...pages, ...services],
  };
}

/** A menu whose words and addresses are payloads. */
export const hostileMenu = (titles: readonly string[]): SeedMenuItem[] =>
  titles.slice(0, 40).map((title, i) => ({
    title: title.slice(0, 300),
    url: scheme[i % scheme.length]!,
    ...(i % 5 === 0 && { children: [{ title, url: scheme[(i + 1) % scheme.length]! }] }),
  }));
