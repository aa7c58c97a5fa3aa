import type { Grade } from '@/content-schemas/grade';
import { Copyable } from '@/components/copy/copyable';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import styles from './grade-facts.module.scss';
import { Unbroken } from './unbroken';

/** The title block of a grade: the numbers it is known by. */
export function GradeFacts({ grade: { uns, density, aliases } }: { grade: Grade }) {
  const facts = [
    { name: 'UNS', value: uns, copied: true },
    { name: 'Density', value: density && poundsPerCubicInch(density) },
    { name: 'Density, metric', value: density && metricDensity(density) },
    { name: 'Also called', value: aliases.join(', ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, copied }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value && (copied ? <Copyable value={value} /> : <Unbroken text={value} />)}</dd>
        </div>
      ))}
    </dl>
  );
}
