import type { Grade } from '@/content-schemas/grade';
import { gradeSummary } from '@/lib/content/inventory-words';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { pageFacts } from './page-facts';

/** What a grade's page is about, for search engines. */
export const gradeFacts = (metal: Metal, grade: Grade) =>
  pageFacts({
    path: routes.grade(metal, grade),
    title: grade.title,
    description: gradeSummary(metal, grade),
    modified: grade.modified,
    about: {
      '@type': 'Thing',
      name: `${metal.name} ${grade.title}`,
      ...(grade.aliases.length > 0 && { alternateName: [...grade.aliases] }),
      ...(grade.uns && {
        identifier: {
          '@type': 'PropertyValue',
          name: 'UNS number',
          propertyID: 'UNS',
          value: grade.uns,
        },
      }),
    },
  });
