import type { Grade } from '@/content-schemas/grade';
import { SiteLink } from '@/components/primitives/site-link';
import { ReferenceLinks } from '@/components/cross-reference/reference-links';
import type { Column, SortedRow } from '@/components/cross-reference/sorted-table';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

export const numberColumns: readonly [Column, ...Column[]] = [
  { title: 'UNS', sort: 'uns' },
  { title: 'Grade', sort: 'grade' },
  { title: 'Also called' },
  { title: 'Specifications' },
  { title: 'Metal', sort: 'metal', narrow: true },
];

/** Its trade names, and the numbers of its variants. */
const otherNames = ({ aliases, variants }: Grade) => [
  ...new Set([...aliases, ...variants.flatMap(({ uns }) => uns ?? [])]),
];

/** A row for a grade with a UNS number: what else it is called, and what it is stocked to. */
export const numberRow = (metal: Metal, grade: Grade): SortedRow => ({
  key: `${metal.slug} ${grade.slug}`,
  number: grade.uns ?? '',
  metal: metal.slug,
  sorts: { uns: grade.uns ?? '', grade: grade.title, metal: metal.name },
  cells: [
    grade.uns,
    <SiteLink key="grade" href={routes.grade(metal, grade)}>
      {grade.title}
    </SiteLink>,
    otherNames(grade).join(', ') || '–',
    <ReferenceLinks
      key="specs"
      references={grade.specs}
      href={(spec) => routes.spec(metal, spec)}
    />,
    metal.name,
  ],
});
