import { DataTable } from '@/components/tables/data-table';
import { ReferenceLinks } from '@/components/tables/reference-links';
import * as routes from '@/lib/routing/routes';
import type { SpecPart } from './spec-facts';

/** A spec that more grades meet is related to nearly every spec of the metal. */
const maxGrades = 20;

export function RelatedSpecs({ metal, spec, gradesUnderSpec }: SpecPart) {
  const rows = gradesUnderSpec
    .map(({ grade }) => ({ grade, others: grade.specs.filter(({ slug }) => slug !== spec.slug) }))
    .filter(({ others }) => others.length > 0);
  if (rows.length === 0 || rows.length > maxGrades) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related specifications</h2>
      <DataTable
        caption="Other specifications of these grades"
        hidesCaption
        rows={rows}
        columns={[
          {
            head: 'Grade',
            phone: 'title',
            cell: ({ grade }) => <span className="whole">{grade.title}</span>,
          },
          {
            head: 'Specifications',
            phone: 'labelled',
            isLinks: true,
            cell: ({ others }) => (
              <ReferenceLinks references={others} href={(other) => routes.spec(metal, other)} />
            ),
          },
        ]}
      />
    </section>
  );
}
