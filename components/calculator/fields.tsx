import { memo, useId } from 'react';
import type { Field, Problem, Values } from '@/lib/calculators/calculator';
import styles from './fields.module.scss';
import { typeset } from '@/lib/calculators/figures';

interface FieldRowProps {
  field: Field;
  value?: string;
  /** The unit that is chosen beside a size. */
  unit?: string;
  problem?: Problem;
  unitProblem?: Problem;
  understood?: string;
  onType: (values: Values) => void;
}

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, value, unit, unitProblem, understood, onType } = props;
  const id = useId();
  const message = `${id}-message`;
  const { name, label, options } = field;
  const problem = props.problem ?? unitProblem;
  return (
    <>
      {options?.some(({ form }) => form) && <Tiles {...props} />}
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <div className={styles.control}>
          {options ? (
            <Choice
              id={id}
              field={field}
              chosen={value}
              described={props.problem && message}
              onType={onType}
            />
          ) : (
            <input
              id={id}
              name={name}
              value={value}
              // Millimeters, centimeters and meters are typed with digits and a point; inches and feet as fractions, too.
              inputMode={field.keys ?? (unit?.endsWith('m') ? 'decimal' : 'text')}
              spellCheck={false}
              maxLength={60}
              aria-invalid={props.problem && true}
              aria-describedby={message}
              // A focus from before hydration, which React repeats, selects nothing: something may be typed.
              onFocus={({ target, isTrusted }) => isTrusted && target.select()}
              onChange={({ target }) => onType({ [name]: target.value })}
            />
          )}
          {field.unit && (
            <Choice
              field={field.unit}
              chosen={unit}
              described={unitProblem && message}
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
    </>
  );
});

interface ChoiceProps {
  /** The id that a `<label>` refers to; without one the control has an `aria-label`. */
  id?: string;
  field: Field;
  chosen?: string;
  described?: string;
  onType: (values: Values) => void;
}

function Choice({ id, field, chosen, described, onType }: ChoiceProps) {
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

/** A choice among drawings: radio buttons, each with its form of stock from the page's drawings. A phone has the list. */
function Tiles({ field, value: chosen, problem, onType }: FieldRowProps) {
  const id = useId();
  return (
    <fieldset className={styles.tiles} aria-describedby={problem && id}>
      <legend>{field.label}</legend>
      <div className={styles.row}>
        {field.options?.map(({ value, label, form }) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={value === chosen}
              onChange={() => onType({ [field.name]: value })}
            />
            <svg width="36" height="36" aria-hidden="true">
              <use href={`#form-${form}`} />
            </svg>
            {label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className={styles.message}>
          <Complaint problem={problem} />
        </p>
      )}
    </fieldset>
  );
}

function Complaint({ problem: { message, hint, cause = hint, link } }: { problem: Problem }) {
  return (
    <>
      <strong className={styles.problem}>{message}</strong>
      {cause && `. ${typeset(cause)}`}
      {link && (
        <a className={styles.link} href={link.href}>
          {link.text}
        </a>
      )}
    </>
  );
}
