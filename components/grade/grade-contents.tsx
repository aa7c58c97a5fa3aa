import type { Grade } from '@/content-schemas/grade';
import styles from './grade-actions.module.scss';

/** Leads to what lies far down a grade's page. */
export function GradeContents({ grade }: { grade: Grade }) {
  const sections = [
    { id: 'properties', name: 'Properties', is: grade.properties.length > 0 },
    { id: 'stock-sizes', name: 'Stock sizes', is: grade.stock.length > 0 },
    { id: 'heat-treatments', name: 'Heat treatments', is: grade.heatTreatments.length > 0 },
    { id: 'chemistry', name: 'Chemistry', is: grade.chemistry ?? grade.variants.length > 0 },
  ].filter((section) => section.is);
  if (sections.length < 2) return null;
  return (
    <nav className={`${styles.contents} no-print`} aria-label="On this page">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
