import { useId } from 'react';
import type { Field, Problem } from '@/lib/calculators/calculator';
import { Complaint } from './complaint';
import styles from './tiles.module.scss';

/** A choice among drawings: radio buttons, each with its form of stock from the page's drawings. */
export function Tiles({
  field: { name, label, options },
  chosen,
  problem,
  onChoose,
}: {
  field: Field;
  chosen?: string;
  problem?: Problem;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.tiles} aria-describedby={problem && id}>
      <legend>{label}</legend>
      {options?.map(({ value, label, form }) => (
        <label key={value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <svg width="36" height="36" aria-hidden="true">
            <use href={`#form-${form}`} />
          </svg>
          {label}
        </label>
      ))}
      {problem && (
        <p id={id} className={styles.message} aria-live="polite">
          <Complaint problem={problem} />
        </p>
      )}
    </fieldset>
  );
}
