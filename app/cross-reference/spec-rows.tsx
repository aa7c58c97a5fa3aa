import { Fragment } from 'react';
import type { GradeUnderSpec } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { ReferenceLinks } from '@/components/cross-reference/reference-links';
import { findable } from '@/components/cross-reference/row-words';
import type { Column, FoldedRow } from '@/components/cross-reference/folded-table';
import { shortList } from '@/lib/routing/pagination';
import { formerNumber } from '@/lib/catalog/spec-number';
import type { Metal } from '@/lib/catalog/metals';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { namesOfGrade } from './names-of-grade';
import styles from './cross-reference.module.scss';

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
  spec: Spec,
  gradesUnderSpec: readonly GradeUnderSpec[],
): FoldedRow {
  const { items: grades, more } = shortList(
    gradesUnderSpec.map(({ grade }) => grade),
    maxNamed,
  );
  const forms = new Set(
    gradesUnderSpec.flatMap((gradeUnderSpec) => gradeUnderSpec.forms.map(({ title }) => title)),
  );
  const former = formerNumber(spec.title);
  const note = [
    former && `formerly ${former}`,
    spec.supersededBy.length > 0 && `succeeded by ${spec.supersededBy.join(', ')}`,
  ].filter(Boolean);
  return {
    key: `${metal.slug} ${spec.slug}`,
    number: spec.title,
    metal: metal.slug,
    group: seriesOf(spec.title),
    find: findable(
      spec.title,
      former,
      ...spec.supersededBy,
      ...grades.flatMap(namesOfGrade),
      ...forms,
    ),
    cells: [
      <a key="spec" href={routes.spec(metal, spec)}>
        {spec.title}
      </a>,
      <Fragment key="grades">
        <ReferenceLinks references={grades} href={(grade) => routes.grade(metal, grade)} />
        {more > 0 && <small> and {more} more</small>}
        {note.length > 0 && <small className={styles.note}>{withoutBreaks(note.join(', '))}</small>}
      </Fragment>,
      [...forms].join(', ') || 'on request',
      metal.name,
    ],
  };
}
