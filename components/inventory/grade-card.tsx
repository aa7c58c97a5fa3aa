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
import { OfChosenForm, SpecChip } from './grade-filter';
import chips from './spec-list.module.scss';

/** In a list narrowed to a form `GradeFilter` dims the specs of other forms, and the status is the form's. */
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
        <OfChosenForm any={<Status {...grade} />} forms={statusOfForms(grade)} />
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
        <FormList metal={metal} forms={grade.forms} />
      ) : (
        <p className={styles.status}>On request: ask us for a form and a size.</p>
      )}
    </article>
  );
}

/** What the stock of each form promises, and its minimums: those of its words, to the specs that cover it. */
const statusOfForms = ({ rows, stock, properties, forms }: Grade) =>
  Object.fromEntries(
    forms.map(({ slug, title }) => {
      const own = stock.filter(({ form }) => form === slug);
      const words = formWordsOf(title);
      const specs = rows
        .filter((row) => row.forms.some((form) => form.slug === slug))
        .flatMap((row) => row.specs.map((spec) => spec.title));
      const minima = properties.filter(
        (row) =>
          specs.includes(row.spec) && splitForms(row.forms).some((form) => words.includes(form)),
      );
      const available = own.length > 0 ? leadTimesOf(own) : 'Sizes on request';
      return [slug, <Status key={slug} stock={own} properties={minima} available={available} />];
    }),
  );

interface StatusProps extends Pick<Grade, 'stock' | 'properties'> {
  available?: string | null;
}

function Status({ stock, properties, available = availability(stock) }: StatusProps) {
  const yields = properties.flatMap((row) => row.yield ?? []);
  const highest = yields.reduce((a, b) => (b.ksi > a.ksi ? b : a), { ksi: 0, mpa: 0 });
  if (!available && highest.ksi === 0) return null;
  return (
    <p className={styles.status}>
      {available && <b>{available}</b>}
      {highest.ksi > 0 && (
        <>
          {' '}
          min. yield to <span data-unit="us">{`${highest.ksi}\u00A0ksi`}</span>{' '}
          <span data-unit="metric">{`${highest.mpa}\u00A0MPa`}</span>
        </>
      )}
    </p>
  );
}
