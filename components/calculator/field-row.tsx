import { useId, useState } from 'react';
import { afterPaint } from '@/components/primitives/after-paint';
import type { Field, Problem, Values } from '@/lib/calculators/calculator';
import { Complaint } from './complaint';
import styles from './field-row.module.scss';
import { typeset } from './typeset';

/** One question: its label, its control with its unit, and what is wrong or was understood. */
export function FieldRow({
  field,
  values,
  problems,
  understood,
  onType,
}: {
  field: Field;
  values: Values;
  problems: Readonly<Record<string, Problem>>;
  understood?: string;
  onType: (values: Values) => void;
}) {
  const id = useId();
  const message = `${id}-message`;
  /** What the field shows before the form, with its other fields, is rendered for it. */
  const [typed, setTyped] = useState<string | null>(null);
  const { name, label, options, unit } = field;
  const problem = problems[name] ?? (unit && problems[unit.name]);
  return (
    <div className={options ? `${styles.field} ${styles.choice}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {options ? (
          <Choice
            id={id}
            field={field}
            chosen={values[name]}
            described={problems[name] && message}
            onType={onType}
          />
        ) : (
          <input
            id={id}
            name={name}
            value={typed ?? values[name]}
            // Millimeters, centimeters and meters are typed with digits and a point; inches and feet as fractions, too.
            inputMode={
              field.keys ?? (unit && values[unit.name]?.endsWith('m') ? 'decimal' : 'text')
            }
            spellCheck={false}
            aria-invalid={problems[name] && true}
            aria-describedby={message}
            // A tap, too, replaces the value; a second one places the caret. A focus from before the script arrived, which
            // React repeats, does not: something may be typed.
            onFocus={({ target, isTrusted }) => isTrusted && target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              afterPaint(() => {
                onType({ [name]: target.value }); // with the keys that came meanwhile
                setTyped(null);
              });
            }}
          />
        )}
        {unit && (
          <Choice
            field={unit}
            chosen={values[unit.name]}
            described={problems[unit.name] && message}
            onType={onType}
          />
        )}
      </div>
      {(!options || problem) && (
        <p id={message} className={styles.message} aria-live="polite">
          {problem ? (
            <Complaint problem={problem} />
          ) : understood ? (
            `Read as ${understood}`
          ) : (
            field.hint && typeset(field.hint)
          )}
        </p>
      )}
    </div>
  );
}

function Choice({
  id,
  field,
  chosen,
  described,
  onType,
}: {
  /** The id that a `<label>` refers to; without one the control has an `aria-label`. */
  id?: string;
  field: Field;
  chosen?: string;
  /** The element with the error message, where this choice is the wrong one. */
  described?: string;
  onType: (values: Values) => void;
}) {
  return (
    <select
      id={id}
      name={field.name}
      value={chosen}
      aria-label={id ? undefined : field.label}
      aria-invalid={described ? true : undefined}
      aria-describedby={described}
      onChange={({ target }) => onType({ [field.name]: target.value })}
    >
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
