import type { GradeUnderSpec } from '@/content-schemas/grade';
import { AddToQuote } from '@/components/quote/add-to-quote';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey, maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './grade-actions.module.scss';

/** What a buyer does with a spec next: ask for metal to it, compare its grades. */
export function SpecActions({
  metal,
  spec,
  gradesUnderSpec,
  about,
}: {
  metal: Metal;
  spec: { title: string; slug: string };
  gradesUnderSpec: readonly GradeUnderSpec[];
  /** Metal to the spec as a request names it. */
  about: string;
}) {
  const keys = gradesUnderSpec.map(({ grade }) => gradeKey(metal, grade)).slice(0, maxGrades);
  return (
    <div className={`${styles.actions} actions no-print`}>
      <AddToQuote
        primary
        line={{
          kind: 'spec',
          title: about,
          href: routes.spec(metal, spec),
        }}
      />
      {keys.length > 0 && (
        <a className="btn btn-quiet needs-script" href={routes.comparison(keys)}>
          {`Compare ${keys.length > 1 ? `${keys.length} grades` : gradesUnderSpec[0]?.grade.title}`}
        </a>
      )}
    </div>
  );
}
