import type { Grade } from '@/content-schemas/grade';
import { physicalRowsOf } from './physical-facts';
import styles from './jumps.module.scss';

/** The parts of a grade's page that it has, in their order; none where they are few. */
export function jumpsOf(grade: Grade) {
  const parts = [
    ['specifications', 'Specifications', grade.specs],
    ['properties', 'Properties', grade.properties],
    ['stock-sizes', 'Sizes', grade.stock],
    ['heat-treatments', 'Heat treatments', grade.heatTreatments],
    ['chemistry', 'Chemistry', grade.chemistry ?? grade.variants],
    ['physical', 'Physical', physicalRowsOf(grade)],
    ['equivalents', 'Equivalents', grade.equivalents],
    ['forms', 'Forms', grade.forms],
  ] as const;
  const shown = parts.filter(([, , of]) => of.length > 0);
  return shown.length < 3 ? [] : shown;
}

/** Leads to the parts of a grade's page. Stands in a layout that `hasJumps`. */
export function GradeJumps({ jumps }: { jumps: ReturnType<typeof jumpsOf> }) {
  if (jumps.length === 0) return null;
  return (
    <nav className={`${styles.jumps} ${styles.always} no-print`} aria-label="On this page">
      {jumps.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
