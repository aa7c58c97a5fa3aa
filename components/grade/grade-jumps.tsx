import type { Grade } from '@/content-schemas/grade';
import { inPlace } from '@/components/primitives/in-place';

/** Leads to the parts of a grade's page that a buyer comes for; nothing where there are few. Stands after `GradeActions`, whose style it has. */
export function GradeJumps({ grade }: { grade: Grade }) {
  const parts = [
    ['specifications', 'Specifications', grade.specs],
    ['properties', 'Properties', grade.properties],
    ['stock-sizes', 'Sizes', grade.stock],
    ['chemistry', 'Chemistry', grade.chemistry ?? grade.variants],
    ['forms', 'Forms', grade.forms],
  ] as const;
  const shown = parts.filter(([, , of]) => of.length > 0);
  if (shown.length < 3) return null;
  return (
    <nav className="no-print" aria-label="On this page">
      {inPlace(shown, ([id, name]) => (
        <a href={`#${id}`}>{name}</a>
      ))}
    </nav>
  );
}
