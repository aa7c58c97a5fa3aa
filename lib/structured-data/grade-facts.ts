import type { Grade } from '@/content-schemas/grade';
import { gradeSummary } from '@/lib/content/inventory-words';
import type { Metal } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { pageFacts } from './page-facts';

/** A grade's page for search engines: the metal it is about, with its other names and its UNS number. */
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
        identifier: { '@type': 'PropertyValue', propertyID: 'UNS', value: grade.uns },
      }),
    },
  });
