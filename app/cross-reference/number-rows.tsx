import type { Grade } from '@/content-schemas/grade';
import { SiteLink } from '@/components/primitives/site-link';
import { ReferenceLinks } from '@/components/cross-reference/reference-links';
import { findable } from '@/components/cross-reference/row-words';
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
  // R56400 is one of the R5, S17400 of the S1: a letter and a digit name a family of alloys.
  series: grade.uns?.slice(0, 2),
  sorts: { uns: grade.uns ?? '', grade: grade.title, metal: metal.name },
  find: findable(
    grade.uns,
    grade.title,
    ...otherNames(grade),
    ...grade.specs.map(({ title }) => title),
  ),
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
