import type { GradeUnderSpec } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { Copyable } from '@/components/copy/copyable';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import {
  columnsOf,
  conditionRemark,
  formsRemark,
  minimaTo,
  Remark,
  SizeLimit,
} from '@/components/grade/specification-table';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { FactTable } from '@/components/grade/fact-table';
import names from '@/components/grade/linked-names.module.scss';
import specFacts from '@/components/grade/spec-facts.module.scss';
import limited from '@/components/grade/limited.module.scss';
import styles from '@/components/grade/tables.module.scss';

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
  const has = {
    ...columnsOf(rows),
    uns: rows.some(({ uns }) => uns),
  };
  return (
    <section aria-labelledby="grades">
      <h2 id="grades">Grades to {spec.title}</h2>
      <FactTable
        caption={`${metal.name} supplied to ${spec.title}`}
        className={has.size ? `${styles.grades} ${limited.limited}` : styles.grades}
        head={
          <>
            <th scope="col">Grade</th>
            {has.uns && <th scope="col">UNS</th>}
            {has.condition && <th scope="col">Condition</th>}
            <th scope="col">Forms supplied</th>
            {has.size && <th scope="col">{'Size\u00a0limit'}</th>}
          </>
        }
      >
        <tbody>
          {listWithoutKeys(rows, (row) => (
            <tr>
              <th scope="row">
                <a href={routes.grade(metal, row.grade)}>{row.grade.title}</a>
                {has.basis && <BasisMark basis={row.basis} />}
              </th>
              {has.uns && <td className="number">{row.uns && <Copyable value={row.uns} />}</td>}
              {has.condition && (
                <td>
                  {row.condition}
                  <Remark text={conditionRemark(row, row.note)} />
                </td>
              )}
              <td
                className={
                  row.forms.length > 0 ? `${names.links} ${specFacts.remarked}` : undefined
                }
              >
                {row.forms.length === 0 && 'on request'}
                {listWithoutKeys(row.forms, (form, i) => (
                  <span>
                    {i > 0 && ', '}
                    <a href={routes.form(metal, form)}>{form.title}</a>
                  </span>
                ))}
                <Remark text={formsRemark(row, row.note)} />
              </td>
              {has.size && (
                <td>
                  <SizeLimit row={row} minima={minimaTo(spec, row.grade)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FactTable>
      <BasisNote facts={has.basis ? rows : []} />
    </section>
  );
}
