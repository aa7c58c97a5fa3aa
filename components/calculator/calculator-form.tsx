'use client';

import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { complete, type Calculator, type Values } from '@/lib/calculators/calculator';
import type { Figure } from '@/lib/calculators/figure';
import { Actions } from './actions';
import { remember, useTyped } from './address';
import styles from './calculator-form.module.scss';
import { FieldRow } from './field-row';
import { NumberTable } from './number-table';
import { Results } from './results';

/** One form for every calculator: its questions, and the answer while they are being answered. */
export function CalculatorForm({
  calculator,
  Drawing,
}: {
  calculator: Calculator;
  /** For a calculator whose answer is a figure; the others need not carry it. */
  Drawing?: ComponentType<{ figure: Figure }>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped();
  const fields = calculator.fields(typed);
  const values = complete(fields, typed);
  const answer = calculator.solve(values);

  // What was typed or chosen before this script ran stands in the fields only (decision 16).
  useLayoutEffect(() => {
    const early = form.current ? typedEarly(form.current, values) : {};
    if (Object.keys(early).length > 0) remember(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, against what was prerendered
  }, []);

  return (
    <div className={styles.calculator} data-metal={answer.figure?.metal}>
      <form
        ref={form}
        className={styles.form}
        autoComplete="off"
        aria-label={calculator.title}
        onSubmit={(event) => event.preventDefault()}
      >
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            values={values}
            problem={answer.problems[field.name]}
            understood={answer.understood?.[field.name]}
            onType={remember}
          />
        ))}
      </form>
      <Results answer={answer} />
      {answer.figure && Drawing && <Drawing figure={answer.figure} />}
      <Actions calculator={calculator} answer={answer} values={values} />
      {answer.table && <NumberTable table={answer.table} />}
    </div>
  );
}

/** The controls that say something else than what they were rendered with. */
function typedEarly(form: HTMLFormElement, rendered: Values) {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.filter(([name, value]) => value !== rendered[name]));
}
