import { useId } from 'react';
import type { Field, Problem, Values } from '@/lib/calculators/calculator';
import styles from './field-row.module.scss';
import { Tiles } from './tiles';

/** One question: its label, its control with its unit, and what is wrong or was understood. */
export function FieldRow({
  field,
  values,
  problem,
  understood,
  onType,
}: {
  field: Field;
  values: Values;
  problem?: Problem;
  understood?: string;
  onType: (values: Values) => void;
}) {
  const id = useId();
  const { name, label, options, unit } = field;
  if (options?.some(({ form }) => form)) {
    return (
      <Tiles field={field} chosen={values[name]} onChoose={(value) => onType({ [name]: value })} />
    );
  }
  return (
    <div className={options ? `${styles.field} ${styles.choice}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {options ? (
          <Choice id={id} field={field} chosen={values[name]} onType={onType} />
        ) : (
          <input
            id={id}
            name={name}
            value={values[name]}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        )}
        {unit && <Choice field={unit} chosen={values[unit.name]} onType={onType} named />}
      </div>
      {!options && (
        <p id={`${id}-said`} className={styles.said} aria-live="polite">
          {problem && <Complaint problem={problem} />}
          {!problem && understood && `Read as ${understood}`}
        </p>
      )}
    </div>
  );
}

function Choice({
  id,
  field: { name, label, options },
  chosen,
  onType,
  named = false,
}: {
  id?: string;
  field: Field;
  chosen?: string;
  onType: (values: Values) => void;
  /** The control carries its own name, having no label on the page. */
  named?: boolean;
}) {
  return (
    <select
      id={id}
      name={name}
      value={chosen}
      aria-label={named ? label : undefined}
      onChange={({ target }) => onType({ [name]: target.value })}
    >
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const Complaint = ({ problem: { message, hint } }: { problem: Problem }) => (
  <>
    <strong className={styles.problem}>{message}</strong>
    {hint && <span className={styles.hint}>{hint}</span>}
  </>
);
