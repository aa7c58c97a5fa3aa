import { Fragment } from 'react';
import type { GradeUnderSpec } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import { ReferenceLinks } from '@/components/cross-reference/reference-links';
import { findable } from '@/components/cross-reference/row-words';
import type { Column, FoldedRow } from '@/components/cross-reference/folded-table';
import { shortList } from '@/lib/routing/pagination';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

export const specColumns: readonly Column[] = [
  { title: 'Specification' },
  { title: 'Grades' },
  { title: 'Forms' },
  { title: 'Metal', width: 'narrow' },
];

/** What a number belongs to: AMS 4928 to "AMS 49xx", AMS-T-9046 to "AMS-T", MIL-S-46850 to "MIL". */
export const seriesOf = (number: string): string =>
  (/^(?:AMS-[A-Z]|AMS \d\d(?=\d\d)|[A-Z]+)/.exec(number)?.[0] ?? 'Others').replace(/\d$/, '$&xx');

/** A row names so many grades of a spec; all stand on the spec's own page. */
const maxNamed = 40;

/** A row for a spec: the grades and the forms it covers. */
export function specRow(
  metal: Metal,
  spec: Post,
  gradesUnderSpec: readonly GradeUnderSpec[],
): FoldedRow {
  const { items: grades, more } = shortList(
    gradesUnderSpec.map(({ grade }) => ({ slug: grade.slug, title: grade.title })),
    maxNamed,
  );
  const forms = new Set(
    gradesUnderSpec.flatMap((gradeUnderSpec) => gradeUnderSpec.forms.map(({ title }) => title)),
  );
  return {
    key: `${metal.slug} ${spec.slug}`,
    number: spec.title,
    metal: metal.slug,
    group: seriesOf(spec.title),
    find: findable(spec.title, ...grades.map(({ title }) => title), ...forms),
    cells: [
      <a key="spec" href={routes.spec(metal, spec)}>
        {spec.title}
      </a>,
      <Fragment key="grades">
        <ReferenceLinks references={grades} href={(grade) => routes.grade(metal, grade)} />
        {more > 0 && <small> and {more} more</small>}
      </Fragment>,
      [...forms].join(', ') || 'on request',
      metal.name,
    ],
  };
}
