import type { Grade } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { physicalRows } from './physical-facts';

/** The parts of a grade's page that it has, in their order; none where they are few. */
export function jumpsOf(grade: Grade) {
  const parts = [
    ['specifications', 'Specifications', grade.specs],
    ['properties', 'Properties', grade.properties],
    ['stock-sizes', 'Sizes', grade.stock],
    ['heat-treatments', 'Heat treatments', grade.heatTreatments],
    ['chemistry', 'Chemistry', grade.chemistry ?? grade.variants],
    ['physical', 'Physical', physicalRows(grade)],
    ['equivalents', 'Equivalents', grade.equivalents],
    ['forms', 'Forms', grade.forms],
  ] as const;
  const shown = parts.filter(([, , of]) => of.length > 0);
  return shown.length < 3 ? [] : shown;
}

/** Leads to the parts of a grade's page. Stands after `GradeActions`, whose style it has, in a layout that `hasJumps`. */
export function GradeJumps({ jumps }: { jumps: ReturnType<typeof jumpsOf> }) {
  if (jumps.length === 0) return null;
  return (
    <nav className="no-print" aria-label="On this page">
      {listWithoutKeys(jumps, ([id, name]) => (
        <a href={`#${id}`}>{name}</a>
      ))}
    </nav>
  );
}
