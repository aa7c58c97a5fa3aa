import type { Grade } from '@/content-schemas/grade';
import styles from './grade-actions.module.scss';

/** Leads to the long sections of a grade's page, where there are several. */
export function GradeContents({ grade }: { grade: Grade }) {
  const sections = [
    { id: 'specifications', name: 'Specifications', is: grade.specs.length > 0 },
    { id: 'properties', name: 'Properties', is: grade.properties.length > 0 },
    { id: 'stock-sizes', name: 'Stock sizes', is: grade.stock.length > 0 },
    { id: 'heat-treatments', name: 'Heat treatments', is: grade.heatTreatments.length > 0 },
    { id: 'chemistry', name: 'Chemistry', is: grade.chemistry ?? grade.variants.length > 0 },
    { id: 'equivalents', name: 'Equivalents', is: grade.equivalents.length > 0 },
  ].filter((section) => section.is);
  if (sections.length < 3) return null;
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
