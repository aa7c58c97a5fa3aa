import { Fragment } from 'react';
import { BasisMark } from '@/components/basis/basis';
import type { FoldedColumn, FoldedRow } from '@/components/cross-reference/folded-table';
import { findable } from '@/components/cross-reference/row-words';
import { Codes } from '@/components/grade/spec-facts';
import { ReferenceLinks } from '@/components/tables/reference-links';
import type { Grade, GradeUnderSpec } from '@/content-schemas/grade';
import type { Equivalent } from '@/content-schemas/grade-facts';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Metal } from '@/lib/catalog/metals';
import { formerNumber } from '@/lib/catalog/spec-number';
import { shortList } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';

export const numberColumns: readonly FoldedColumn[] = [
  { title: 'UNS', phone: 'title', width: 'name' },
  { title: 'Grade', phone: 'labelled', isLinks: true },
  { title: 'Also called', phone: 'labelled' },
  { title: 'Specifications', phone: 'labelled', isLinks: true },
  { title: 'Metal', phone: 'labelled', width: 'narrow', isGroup: true },
];

/** Its trade names, and the numbers of its variants. */
const otherNames = ({ aliases, variants }: Grade) => [
  ...new Set([...aliases, ...variants.flatMap(({ uns }) => uns ?? [])]),
];

/** A row for a grade with a UNS number: what else it is called, and what it is stocked to. */
export const numberRow = (metal: Metal, grade: Grade): FoldedRow => ({
  key: `${metal.slug} ${grade.slug}`,
  number: grade.uns ?? '',
  metal: metal.slug,
  group: metal.name,
  titles: [grade.title, ...grade.specs.map(({ title }) => title)],
  find: findable(
    `UNS ${grade.uns}`,
    grade.title,
    ...otherNames(grade),
    ...grade.equivalents.map(({ designation, name }) => designation ?? name),
    ...[...grade.specs, ...grade.forms].map(({ title }) => title),
    metal.name,
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

export const equivalentColumns: readonly FoldedColumn[] = [
  { title: 'Designation', phone: 'title', width: 'name' },
  { title: 'Grade', phone: 'labelled', isLinks: true },
  { title: 'System', phone: 'labelled', width: 'narrow', isGroup: true },
  { title: 'Note', phone: 'labelled' },
  { title: 'Metal', phone: 'labelled', width: 'narrow' },
];

/** A row for each name that other systems have for a grade. One system may have several. */
export const equivalentRows = (metal: Metal, grade: Grade): readonly FoldedRow[] =>
  grade.equivalents.map((equivalent, i) => {
    const designation = [equivalent.designation, equivalent.name].filter(Boolean).join(' ');
    return {
      key: `${metal.slug} ${grade.slug} ${i}`,
      number: equivalent.designation ?? designation,
      metal: metal.slug,
      group: equivalent.system,
      titles: [grade.title],
      find: findable(
        designation,
        grade.title,
        equivalent.system,
        metal.name,
        // The filter "718 bar" applies to all three tables.
        ...grade.forms.map(({ title }) => title),
      ),
      cells: [
        <span key="designation">
          {equivalent.designation}{' '}
          <bdi>
            {equivalent.name}
            <BasisMark basis={equivalent.basis} />
          </bdi>
        </span>,
        <a key="grade" href={routes.grade(metal, grade)}>
          {grade.title}
        </a>,
        equivalent.system,
        remark(equivalent),
        metal.name,
      ],
    };
  });

/** "near, not identical; sheet and strip" */
const remark = ({ near, note }: Equivalent) =>
  [near && 'near, not identical', note].filter(Boolean).join('; ');

export const specColumns: readonly FoldedColumn[] = [
  { title: 'Specification', phone: 'title', width: 'name' },
  { title: 'Grades', phone: 'labelled', isLinks: true },
  { title: 'Forms', phone: 'labelled' },
  { title: 'Metal', phone: 'labelled', width: 'narrow', isGroup: true },
];

/** A row names so many grades of a spec; all stand on the spec's own page. */
const maxNamed = 40;

/** A row for a spec: the grades and the forms it covers. Of its successors those among `specs` are links. */
export function specRow(
  metal: Metal,
  spec: Spec,
  gradesUnderSpec: readonly GradeUnderSpec[],
  specs: readonly Spec[],
): FoldedRow {
  const { items: grades, more } = shortList(
    gradesUnderSpec.map(({ grade }) => grade),
    maxNamed,
  );
  const forms = new Set(
    gradesUnderSpec.flatMap((gradeUnderSpec) => gradeUnderSpec.forms.map(({ title }) => title)),
  );
  const former = formerNumber(spec.title);
  return {
    key: `${metal.slug} ${spec.slug}`,
    number: spec.title,
    metal: metal.slug,
    group: metal.name,
    titles: [spec.title, ...spec.supersededBy, ...grades.map(({ title }) => title)],
    find: findable(
      spec.title,
      former,
      ...spec.supersededBy,
      ...grades.map(({ title }) => title),
      ...forms,
      metal.name,
    ),
    cells: [
      <Fragment key="spec">
        <a href={routes.spec(metal, spec)}>{spec.title}</a>
        {former && <small>formerly {former}</small>}
        {spec.supersededBy.length > 0 && (
          <small>
            succeeded by <Codes metal={metal} codes={spec.supersededBy} specs={specs} />
          </small>
        )}
      </Fragment>,
      <Fragment key="grades">
        <ReferenceLinks references={grades} href={(grade) => routes.grade(metal, grade)} />
        {more > 0 && <small> and {more} more</small>}
      </Fragment>,
      [...forms].join(', ') || 'on request',
      metal.name,
    ],
  };
}
