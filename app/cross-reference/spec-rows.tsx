import { Fragment } from 'react';
import type { GradeUnderSpec } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { findable } from '@/components/cross-reference/row-words';
import type { FoldedColumn, FoldedRow } from '@/components/cross-reference/folded-table';
import { shortList } from '@/lib/routing/pagination';
import { formerNumber } from '@/lib/catalog/spec-number';
import type { Metal } from '@/lib/catalog/metals';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';

export const specColumns: readonly FoldedColumn[] = [
  { title: 'Specification', phone: 'title', width: 'name' },
  { title: 'Grades', phone: 'words', isLinks: true },
  { title: 'Forms', phone: 'words' },
  { title: 'Metal', phone: 'beside', width: 'narrow' },
];

/** What a number belongs to: AMS 4928 to "AMS 49xx", AMS-T-9046 to "AMS-T", MIL-S-46850 to "MIL". */
export const seriesOf = (number: string): string =>
  (/^(?:AMS-[A-Z]|AMS \d\d(?=\d\d)|[A-Z]+)/.exec(number)?.[0] ?? 'Others').replace(/\d$/, '$&xx');

/** Series whose letters do not name who publishes them. */
export const specFamilies: Readonly<Record<string, string>> = {
  MIL: 'Military specifications: ',
  QQ: 'Federal specifications: ',
};

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
    group: seriesOf(spec.title),
    titles: [spec.title, ...spec.supersededBy, ...grades.map(({ title }) => title)],
    find: findable(
      spec.title,
      former,
      ...spec.supersededBy,
      ...grades.map(({ title }) => title),
      ...forms,
    ),
    cells: [
      <Fragment key="spec">
        <a href={routes.spec(metal, spec)}>{spec.title}</a>
        {former && <small>formerly {former}</small>}
        {spec.supersededBy.length > 0 && (
          <small>
            succeeded by{' '}
            {spec.supersededBy.map((number, i) => (
              <Fragment key={number}>
                {i > 0 && ', '}
                <Successor
                  metal={metal}
                  number={number}
                  spec={specs.find(({ title }) => title === number)}
                />
              </Fragment>
            ))}
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

/** The number of a spec that succeeded another: a link where we list it. */
const Successor = ({
  metal,
  number,
  spec,
}: {
  metal: Metal;
  number: string;
  spec: Spec | undefined;
}) =>
  spec ? <a href={routes.spec(metal, spec)}>{withoutBreaks(number)}</a> : withoutBreaks(number);
