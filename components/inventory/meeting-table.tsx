import type { Meeting } from '@/content-schemas/grade';
import type { Metal } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { SpecFormTable } from './spec-form-table';

/** The grades that meet a spec, and the forms each is stocked in to it. */
export function MeetingTable({
  metal,
  spec,
  meetings,
}: {
  metal: Metal;
  spec: { title: string };
  meetings: readonly Meeting[];
}) {
  if (meetings.length === 0)
    return (
      <p>No grade of ours is stocked to {spec.title} at present. Ask us: we source to order.</p>
    );
  return (
    <section aria-labelledby="grades">
      <h2 id="grades">Grades to {spec.title}</h2>
      <SpecFormTable
        metal={metal}
        caption={`${metal.name} stocked to ${spec.title}`}
        heading="Grade"
        rows={meetings.map(({ grade, forms }) => ({
          key: grade.slug,
          title: grade.title,
          href: routes.grade(metal, grade),
          uns: grade.uns,
          forms,
        }))}
      />
    </section>
  );
}
