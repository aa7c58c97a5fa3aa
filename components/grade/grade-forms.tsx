import type { Grade } from '@/content-schemas/grade';
import { FormList } from '@/components/inventory/form-list';
import type { Metal } from '@/lib/catalog/metals';

/** The forms a grade comes in, each drawn; and why one has no spec, where an editor says so. */
export function GradeForms({ metal, grade }: { metal: Metal; grade: Grade }) {
  if (grade.forms.length === 0) return null;
  const remarks = grade.rows.flatMap(({ specs, forms, note }) =>
    specs.length === 0 && note ? `${forms.map(({ title }) => title).join(', ')}: ${note}.` : [],
  );
  return (
    <section aria-labelledby="forms">
      <h2 id="forms">Forms</h2>
      <FormList metal={metal} forms={grade.forms} size={56} />
      {remarks.map((remark) => (
        <p key={remark} className="beneath">
          {remark}
        </p>
      ))}
    </section>
  );
}
