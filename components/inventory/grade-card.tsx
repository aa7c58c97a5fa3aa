import type { Grade } from '@/content-schemas/grade';
import { Growing } from '@/components/primitives/growing';
import { SiteLink } from '@/components/primitives/site-link';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { FormList } from './form-list';
import styles from './grade-card.module.scss';
import { SpecList } from './spec-list';

/** What a card shows of a grade. */
export type CardGrade = Pick<Grade, 'title' | 'slug' | 'uns' | 'specs' | 'forms'>;

/** A card shows so many specs before it folds the rest away. */
const maxSpecs = 8;

/** A grade at a glance: name, UNS number, the specs it meets and the forms it comes in. */
export function GradeCard({ metal, grade }: { metal: Metal; grade: CardGrade }) {
  return (
    <Growing into={routes.grade(metal, grade)}>
      <article className={styles.card} data-metal={metal.slug}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <SiteLink href={routes.grade(metal, grade)}>{grade.title}</SiteLink>
          </h3>
          {grade.uns && <span className={styles.uns}>UNS {grade.uns}</span>}
        </div>
        {grade.specs.length > 0 && <SpecList metal={metal} specs={grade.specs} max={maxSpecs} />}
        <div className={styles.foot}>
          <div className={styles.line}>
            <span className={styles.caption}>
              {grade.forms.length > 0 ? 'Forms' : 'On request'}
            </span>
            <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} />
          </div>
          {grade.forms.length > 0 && <FormList metal={metal} forms={grade.forms} />}
        </div>
      </article>
    </Growing>
  );
}
