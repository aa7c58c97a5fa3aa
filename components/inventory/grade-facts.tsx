import type { Grade } from '@/content-schemas/grade';
import { metricDensity, poundsPerCubicInch } from '@/lib/density';
import styles from './grade-facts.module.scss';

/** The title block of a grade: the numbers it is known by. */
export function GradeFacts({ grade: { uns, density, aliases } }: { grade: Grade }) {
  const facts = [
    { name: 'UNS', value: uns },
    { name: 'Density', value: density && poundsPerCubicInch(density) },
    { name: 'Density, metric', value: density && metricDensity(density) },
    { name: 'Also called', value: aliases.join(', ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
