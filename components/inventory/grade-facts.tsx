import type { Grade } from '@/content-schemas/grade';
import styles from './grade-facts.module.scss';

/** Grams per cubic centimetre in a pound per cubic inch: 453.59237 / 16.387064, both exact. */
const gramsPerCubicCentimetre = 453.59237 / 16.387064;

/** The title block of a grade: the numbers it is known by. */
export function GradeFacts({ grade: { uns, density, aliases } }: { grade: Grade }) {
  const facts = [
    { name: 'UNS', value: uns },
    { name: 'Density', value: density && `${density.toFixed(3)} lb/in³` },
    {
      name: 'Density, metric',
      value: density && `${(density * gramsPerCubicCentimetre).toFixed(2)} g/cm³`,
    },
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
