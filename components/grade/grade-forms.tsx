import type { Grade } from '@/content-schemas/grade';
import { ReferenceLinks } from '@/components/tables/reference-links';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import notes from '@/components/basis/basis.module.scss';
import names from './linked-names.module.scss';

/**
 * The forms a grade comes in, by name alone: drawings would be a twentieth of its page. Below them an editor's notes on
 * forms without a spec.
 */
export function GradeForms({ metal, grade }: { metal: Metal; grade: Grade }) {
  if (grade.forms.length === 0) return null;
  const remarks = grade.rows.flatMap(({ specs, forms, note }) =>
    specs.length === 0 && note ? `${forms.map(({ title }) => title).join(', ')}: ${note}.` : [],
  );
  return (
    <section aria-labelledby="forms">
      <h2 id="forms">Forms</h2>
      <p className={names.links}>
        <ReferenceLinks references={grade.forms} href={(form) => routes.form(metal, form)} />
      </p>
      {remarks.map((remark) => (
        <p key={remark} className={notes.note}>
          {remark}
        </p>
      ))}
    </section>
  );
}
