import { useId, useLayoutEffect, useRef } from 'react';
import type { Field, Problem, Values } from '@/lib/calculators/calculator';
import styles from './fields.module.scss';
import { typeset } from '@/lib/calculators/figures';

interface FieldRowProps {
  field: Field;
  values: Values;
  problems: Readonly<Record<string, Problem>>;
  understood?: string;
  onType: (values: Values) => void;
}

export function FieldRow({ field, values, problems, understood, onType }: FieldRowProps) {
  const id = useId();
  const message = `${id}-message`;
  const { name, label, options, unit } = field;
  const problem = problems[name] ?? (unit && problems[unit.name]);
  return (
    <div className={styles.field}>
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
            value={values[name]}
            // Millimeters, centimeters and meters are typed with digits and a point; inches and feet as fractions, too.
            inputMode={
              field.keys ?? (unit && values[unit.name]?.endsWith('m') ? 'decimal' : 'text')
            }
            spellCheck={false}
            maxLength={60}
            aria-invalid={problems[name] && true}
            aria-describedby={message}
            // A focus from before hydration, which React repeats, selects nothing: something may be typed.
            onFocus={({ target, isTrusted }) => isTrusted && target.select()}
            onChange={({ target }) => onType({ [name]: target.value })}
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

interface TilesProps {
  field: Field;
  chosen?: string;
  problem?: Problem;
  onChoose: (value: string) => void;
}

/** A choice among drawings: radio buttons, each with its form of stock from the page's drawings. */
export function Tiles({ field, chosen, problem, onChoose }: TilesProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // Of a strip that is wider than the page, the part with what was chosen.
  useLayoutEffect(() => {
    const tile = row.current?.querySelector(`[value="${chosen}"]`)?.parentElement;
    if (row.current && tile)
      row.current.scrollLeft = tile.offsetLeft - (row.current.clientWidth - tile.clientWidth) / 2;
  }, [chosen]);

  return (
    <fieldset className={styles.tiles} aria-describedby={problem && id}>
      <legend>{field.label}</legend>
      <div ref={row} className={`scroll-x ${styles.row}`}>
        {field.options?.map(({ value, label, form }) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              name={field.name}
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
      {cause && ` ${typeset(cause)}`}
      {link && (
        <a className={styles.link} href={link.href}>
          {link.text}
        </a>
      )}
    </>
  );
}
