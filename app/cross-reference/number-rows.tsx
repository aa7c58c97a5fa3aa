import { Fragment } from 'react';
import type { Grade } from '@/content-schemas/grade';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { findable } from '@/components/cross-reference/row-words';
import type { FoldedColumn, FoldedRow } from '@/components/cross-reference/folded-table';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

export const numberColumns: readonly FoldedColumn[] = [
  { title: 'UNS', phone: 'title', width: 'name' },
  { title: 'Grade', phone: 'words', isLinks: true },
  { title: 'Also called', phone: 'words' },
  { title: 'Specifications', phone: 'words', isLinks: true },
  { title: 'Metal', phone: 'beside', width: 'narrow' },
];

/** The alloys of each letter (ASTM E527, SAE J1086). */
export const numberFamilies: Readonly<Record<string, string>> = {
  Gxxxxx: 'Carbon and alloy steels: ',
  Kxxxxx: 'Miscellaneous steels and ferrous alloys: ',
  Nxxxxx: 'Nickel and nickel alloys: ',
  Rxxxxx: 'Reactive and refractory metals: ',
  Sxxxxx: 'Heat and corrosion resistant steels: ',
};

/** Its trade names, and the numbers of its variants. */
const otherNames = ({ aliases, variants }: Grade) => [
  ...new Set([...aliases, ...variants.flatMap(({ uns }) => uns ?? [])]),
];

/** A row for a grade with a UNS number: what else it is called, and what it is stocked to. */
export const numberRow = (metal: Metal, grade: Grade): FoldedRow => ({
  key: `${metal.slug} ${grade.slug}`,
  number: grade.uns ?? '',
  metal: metal.slug,
  // R56400 is one of the R, S17400 of the S: a letter names a family of alloys.
  group: `${grade.uns?.[0]}xxxxx`,
  titles: [grade.title, ...grade.specs.map(({ title }) => title)],
  find: findable(
    `UNS ${grade.uns}`,
    grade.title,
    ...otherNames(grade),
    ...grade.equivalents.map(({ designation, name }) => designation ?? name),
    ...[...grade.specs, ...grade.forms].map(({ title }) => title),
  ),
  cells: [
    grade.uns,
    <a key="grade" className="whole" href={routes.grade(metal, grade)}>
      {grade.title}
    </a>,
    otherNames(grade).map((name, i) => (
      <Fragment key={name}>
        {i > 0 && ', '}
        <span className="whole">{name}</span>
      </Fragment>
    )),
    <ReferenceLinks
      key="specs"
      references={grade.specs}
      href={(spec) => routes.spec(metal, spec)}
    />,
    metal.name,
  ],
});
