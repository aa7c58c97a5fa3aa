import type { Grade } from '@/content-schemas/grade';
import type { Metal } from '@/lib/metals';
import { FormList } from './form-list';
import { SpecFormTable } from './spec-form-table';
import * as routes from '@/lib/routes';

/** What a grade is stocked to, and in which forms: a row for each spec, and every form drawn. */
export function StockTable({ metal, grade }: { metal: Metal; grade: Grade }) {
  const rows = grade.rows.flatMap(({ specs, forms }) =>
    specs.map((spec) => ({
      key: spec.slug,
      title: spec.title,
      href: routes.spec(metal, spec),
      forms,
    })),
  );
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="specifications">
          <h2 id="specifications">Specifications</h2>
          <SpecFormTable
            metal={metal}
            caption={`${grade.title} is stocked to`}
            heading="Specification"
            rows={rows}
          />
        </section>
      )}
      {grade.forms.length > 0 && (
        <section aria-labelledby="forms">
          <h2 id="forms">Forms</h2>
          <FormList metal={metal} forms={grade.forms} size={56} />
        </section>
      )}
    </>
  );
}
