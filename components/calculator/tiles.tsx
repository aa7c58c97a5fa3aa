import type { Field } from '@/lib/calculators/calculator';
import styles from './tiles.module.scss';

/** A choice among drawings: radio buttons, each with its form of stock from the page's drawings. */
export function Tiles({
  field: { name, label, options },
  chosen,
  onChoose,
}: {
  field: Field;
  chosen?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className={styles.tiles}>
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
    </fieldset>
  );
}
