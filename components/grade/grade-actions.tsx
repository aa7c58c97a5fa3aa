import type { Grade } from '@/content-schemas/grade';
import { AddToComparison, ComparisonLink } from '@/components/compare/add-to-comparison';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { weighQuery } from '@/lib/calculators/materials';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './grade-actions.module.scss';

/** What a buyer does with a grade next: ask for it, weigh it, compare it. */
export function GradeActions({ metal, grade }: { metal: Metal; grade: Grade }) {
  const weigh = weighQuery(grade.uns);
  return (
    <div className={`${styles.actions} actions no-print`}>
      <AddToQuote
        primary
        line={{
          kind: 'grade',
          title: gradeName(metal, grade.title),
          href: routes.grade(metal, grade),
        }}
      />
      {weigh && (
        <a
          className="btn btn-quiet"
          href={`${routes.tool({ slug: 'metal-weight-conversion' })}?${weigh}`}
        >
          Weigh this
        </a>
      )}
      <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} />
      <ComparisonLink grade={gradeKey(metal, grade)} />
    </div>
  );
}
