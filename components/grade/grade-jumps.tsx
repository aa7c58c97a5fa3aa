import type { Grade } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { physicalRows } from './physical-facts';

/** Leads to the parts of a grade's page, in their order; nothing where there are few. Stands after `GradeActions`, whose style it has. */
export function GradeJumps({
  grade,
  alternatives,
}: {
  grade: Grade;
  alternatives: readonly unknown[];
}) {
  const parts = [
    ['specifications', 'Specifications', grade.specs],
    ['properties', 'Properties', grade.properties],
    ['stock-sizes', 'Sizes', grade.stock],
    ['heat-treatments', 'Heat treatments', grade.heatTreatments],
    ['chemistry', 'Chemistry', grade.chemistry ?? grade.variants],
    ['physical', 'Physical', physicalRows(grade)],
    ['equivalents', 'Equivalents', grade.equivalents],
    ['forms', 'Forms', grade.forms],
    ['alternatives', 'Alternatives', alternatives],
  ] as const;
  const shown = parts.filter(([, , of]) => of.length > 0);
  if (shown.length < 3) return null;
  return (
    <nav className="no-print" aria-label="On this page">
      {listWithoutKeys(shown, ([id, name]) => (
        <a href={`#${id}`}>{name}</a>
      ))}
    </nav>
  );
}
