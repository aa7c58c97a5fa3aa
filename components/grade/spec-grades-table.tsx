import type { GradeUnderSpec } from '@/content-schemas/grade';
import { Copyable } from '@/components/copy/copyable';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import {
  conditionRemark,
  formsRemark,
  haveBasis,
  minimaTo,
  remarkText,
  sizeLimit,
} from '@/components/grade/specification-table';
import { DataTable } from '@/components/tables/data-table';
import { ReferenceLinks } from '@/components/tables/reference-links';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

/** What a table of a spec's page shows facts of. */
export interface SpecTableProps {
  metal: Metal;
  spec: { title: string };
  gradesUnderSpec: readonly GradeUnderSpec[];
}

/** The grades that meet a spec: in which condition, in which forms and to which size. */
export function SpecGradesTable({ metal, spec, gradesUnderSpec }: SpecTableProps) {
  if (gradesUnderSpec.length === 0)
    return <p>We list no grade to {spec.title} at present. Ask us: we source to order.</p>;
  const rows = gradesUnderSpec.flatMap(({ grade, coverages }) =>
    coverages.map((coverage) => ({ ...coverage, grade, uns: coverage.uns ?? grade.uns })),
  );
  const hasBasis = haveBasis(rows);
  return (
    <section aria-labelledby="grades">
      <h2 id="grades">Grades to {spec.title}</h2>
      <DataTable
        caption={`${metal.name} supplied to ${spec.title}`}
        hidesCaption
        rows={rows}
        columns={[
          {
            head: 'Grade',
            phone: 'title',
            kind: 'number',
            cell: (row) => (
              <>
                <a href={routes.grade(metal, row.grade)}>{row.grade.title}</a>
                {hasBasis && <BasisMark basis={row.basis} />}
              </>
            ),
          },
          {
            head: 'UNS',
            phone: 'beside',
            kind: 'number',
            cell: ({ uns }) => uns && <Copyable value={uns} />,
          },
          {
            head: 'Condition',
            phone: 'words',
            cell: ({ condition }) => condition,
            note: (row) => remarkText(conditionRemark(row, row.note)),
          },
          {
            head: 'Forms supplied',
            phone: 'words',
            isLinks: true,
            cell: ({ forms }) =>
              forms.length > 0 ? (
                <ReferenceLinks references={forms} href={(form) => routes.form(metal, form)} />
              ) : (
                <small>on request</small>
              ),
            note: (row) => remarkText(formsRemark(row, row.note)),
          },
          {
            head: 'Size limit',
            phone: 'labelled',
            label: 'Size limit:',
            cell: (row) => sizeLimit(row, minimaTo(spec, row.grade)),
          },
        ]}
      />
      <BasisNote facts={hasBasis ? rows : []} />
    </section>
  );
}
