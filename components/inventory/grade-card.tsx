import type { Grade, Reference } from '@/content-schemas/grade';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import type { Metal } from '@/lib/catalog/metals';
import { formWordsOf } from '@/lib/catalog/form-words';
import { availability, leadTimesOf } from '@/lib/catalog/property-words';
import { splitForms } from '@/lib/catalog/split-forms';
import * as routes from '@/lib/routing/routes';
import { FormList } from './form-list';
import styles from './grade-card.module.scss';
import { FormItem, GradeStatus, SpecChip } from './grade-filter';
import chips from './spec-list.module.scss';

/** In a list narrowed by `GradeFilter` other specs are dimmed, and the status is that of the chosen form and spec. */
export function GradeCard({ metal, grade }: { metal: Metal; grade: Grade }) {
  const unsOf = (spec: Reference) => {
    const rows = grade.rows.filter(({ specs }) => specs.some(({ slug }) => slug === spec.slug));
    return rows.every(({ uns }) => uns && uns !== grade.uns) ? rows[0]?.uns : null;
  };
  return (
    <article className={styles.card} data-metal={metal.slug}>
      <div className={styles.head}>
        <h3 className={styles.title} translate="no">
          <a href={routes.grade(metal, grade)}>{grade.title}</a>
        </h3>
        {grade.uns && (
          <span className={styles.uns} translate="no">
            UNS {grade.uns}
          </span>
        )}
        <GradeStatus available={promisesOf(grade)} yields={yieldsOf(grade)} />
        <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} />
      </div>
      {grade.specs.length > 0 && (
        // All specs as chips that lead to their pages (spec §2).
        <ul className={chips.chips} aria-label="Specifications" translate="no">
          {grade.specs.map((spec) => (
            <SpecChip key={spec.slug} slug={spec.slug} href={routes.spec(metal, spec)}>
              {[spec.title, unsOf(spec)].filter(Boolean).join(' · ')}
            </SpecChip>
          ))}
        </ul>
      )}
      {grade.forms.length > 0 ? (
        <FormList metal={metal} forms={grade.forms} Item={FormItem} />
      ) : (
        <p className={styles.status}>On request: ask us for a form and a size.</p>
      )}
    </article>
  );
}

/** The forms of a grade that a spec covers. */
const formsTo = ({ rows }: Grade, spec: string | undefined) =>
  rows.filter(({ specs }) => specs.some(({ slug }) => slug === spec)).flatMap(({ forms }) => forms);

/** What the stock of the grade promises, and of each spec and form. */
function promisesOf(grade: Grade) {
  const promise = (forms: readonly Reference[], inWords: typeof availability) => {
    const own = grade.stock.filter(({ form }) => forms.some(({ slug }) => slug === form));
    return own.length > 0 ? inWords(own) : 'Sizes on request';
  };
  const ofSpec = ({ slug }: Reference) => promise(formsTo(grade, slug), availability);
  return {
    '': availability(grade.stock),
    ...Object.fromEntries(grade.specs.map((spec) => [spec.slug, ofSpec(spec)])),
    ...Object.fromEntries(grade.forms.map((form) => [form.slug, promise([form], leadTimesOf)])),
  };
}

/** The minimum yields, each with the forms of its words that its spec covers. */
const yieldsOf = (grade: Grade) =>
  grade.properties.flatMap((row) => {
    if (!row.yield) return [];
    const words = splitForms(row.forms);
    const spec = grade.specs.find(({ title }) => title === row.spec)?.slug;
    const forms = formsTo(grade, spec)
      .filter(({ title }) => formWordsOf(title).some((word) => words.includes(word)))
      .map(({ slug }) => slug);
    return { ...row.yield, spec, forms };
  });
