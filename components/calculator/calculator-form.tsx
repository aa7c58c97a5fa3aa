'use client';

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDeferredAddress } from '@/components/primitives/address-store';
import {
  withDefaults,
  unknownChoices,
  type Solution,
  type Calculator,
  type Values,
} from '@/lib/calculators/calculator';
import { Actions, type QuoteButtonOf, Results, Workings } from './answer';
import { setTyped, typedNow, useTyped, valuesOf } from './address';
import styles from './calculator-form.module.scss';
import { FieldRow } from './fields';

interface Props {
  calculator: Calculator;
  /** Draws the answer, or the outdated one. A prop, not an import: a form carries only what its tool needs. */
  Drawing?: ComponentType<{ drawing: Solution['drawing']; isOutdated: boolean }>;
  QuoteButton?: QuoteButtonOf;
  children?: (answer: Solution, values: Values) => ReactNode;
}

export function CalculatorForm({ calculator, Drawing, QuoteButton, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const query = useTyped();
  const deferredQuery = useDeferredAddress(query);
  // A key renders its own field; the questions follow with the answer, after it is painted.
  const { fields, unknown, solvedValues, answer } = useMemo(
    () => solve(calculator, valuesOf(deferredQuery)),
    [calculator, deferredQuery],
  );
  const values = withDefaults(fields, valuesOf(query));
  // A list says what the answer is of ("25.4 mm" is From millimeters), and at once what has just been chosen in it.
  const lists = fields.filter(
    ({ name, options }) => options && values[name] === solvedValues[name],
  );
  const chosen = lists.map(({ name }) => [name, answer.chosen?.[name] ?? values[name]]);
  const shownValues: Values = { ...values, ...Object.fromEntries(chosen) };
  // While values are wrong the last answer is hidden, its workings are paler, and both keep their place: nothing moves.
  const [shown, setShown] = useState(answer);
  if ((answer.results[0] || answer.refusal) && shown !== answer) setShown(answer);
  const answerView = useMemo(() => {
    const isOutdated = shown !== answer;
    const previous = !answer.table && shown.table;
    const table = previous
      ? { ...previous, caption: `${previous.caption} (previous value)` }
      : answer.table;
    return (
      <>
        <div className={styles.answer}>
          <Results answer={shown} isOutdated={isOutdated} />
          {Drawing && <Drawing drawing={shown.drawing} isOutdated={isOutdated} />}
          <Actions
            calculator={calculator}
            answer={answer}
            values={solvedValues}
            QuoteButton={QuoteButton}
          />
        </div>
        <div className={styles.workings}>
          <Workings answer={shown} isOutdated={isOutdated} />
        </div>
        <div className={styles.table} inert={!!previous}>
          {children?.({ ...answer, table }, solvedValues)}
        </div>
      </>
    );
  }, [calculator, answer, solvedValues, shown, Drawing, QuoteButton, children]);
  const problems = { ...unknown, ...answer.problems };

  const onType = useCallback((change: Values) => applyChange(calculator, change), [calculator]);

  // What was typed or chosen before this script ran is in the fields only (decision 16).
  useLayoutEffect(() => {
    const typedBeforeHydration = [...new FormData(form.current ?? undefined)].filter(
      // No field takes a file.
      (entry): entry is [string, string] => entry[1] !== shownValues[entry[0]],
    );
    if (typedBeforeHydration[0]) setTyped(Object.fromEntries(typedBeforeHydration));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, against what was prerendered
  }, []);

  return (
    <div className={styles.calculator} data-metal={shown.drawing?.metal}>
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
            value={shownValues[field.name]}
            unit={field.unit && values[field.unit.name]}
            problem={problems[field.name]}
            unitProblem={field.unit && problems[field.unit.name]}
            understood={answer.understood?.[field.name]}
            onType={onType}
          />
        ))}
      </form>
      {answerView}
    </div>
  );
}

function solve(calculator: Calculator, typed: Values) {
  const fields = calculator.fields(typed);
  const solvedValues = withDefaults(fields, typed);
  return {
    fields,
    solvedValues,
    unknown: unknownChoices(fields, typed),
    answer: calculator.solve(solvedValues),
  };
}

/**
 * Removes choices that the change makes impossible, such as another metal's alloy; those of a wrong link stay marked. A
 * choice takes the place of the unit that was typed.
 */
function applyChange(calculator: Calculator, typedOrChosen: Values) {
  const typed = typedNow();
  const fields = calculator.fields(typed);
  const isChoice = fields.some(({ name, options }) => options && name in typedOrChosen);
  const read = isChoice ? solve(calculator, typed).answer.chosen : {};
  const change = { ...read, ...typedOrChosen };
  const next = { ...typed, ...change };
  const unknown = unknownChoices(fields, typed);
  const left = unknownChoices(calculator.fields(next), next);
  setTyped(change, [
    ...Object.keys(left).filter((name) => !unknown[name]),
    ...fields.flatMap(({ name, yieldsTo }) => (yieldsTo && name in change ? yieldsTo : [])),
  ]);
}
