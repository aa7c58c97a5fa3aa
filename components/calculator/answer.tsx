import type { ComponentProps, ComponentType } from 'react';
import type { AddToQuote } from '@/components/quote/add-to-quote';
import type { Calculator, Result, Solution, Values } from '@/lib/calculators/calculator';
import * as routes from '@/lib/routing/routes';
import styles from './answer.module.scss';
import { reset } from './address';
import { typeset } from '@/lib/calculators/figures';

/** Answers of more figures are rows of one grid. */
const mostInLine = 2;

/** While values are wrong, the outdated answer is hidden and keeps its place. */
export function Results({
  answer: { results, refusal = 'Enter or correct a value to see a result.' },
  isOutdated,
}: {
  answer: Solution;
  isOutdated: boolean;
}) {
  const columns = results[0]?.figures.length ?? 0;
  return (
    <div className={styles.results}>
      {(!results[0] || isOutdated) && <p>{refusal}</p>}
      <div aria-live="polite">
        <dl
          className={styles.list}
          aria-hidden={isOutdated}
          data-columns={columns > mostInLine ? columns : undefined}
        >
          {results.map(({ label, figures }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{figures.map(toFigure)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const toFigure = ({ value, unit, text = value }: Result['figures'][number]) => (
  <span key={value + unit} className={styles.figure}>
    <data value={value} translate="no">
      {typeset(text)}
    </data>{' '}
    {unit && <span className={styles.unit}>{unit}</span>}
  </span>
);

/** The rule with the visitor's numbers, and notes. While values are wrong it keeps its place, paler. */
export const Workings = ({
  answer: { formula, notes = [] },
  isOutdated,
}: {
  answer: Solution;
  isOutdated: boolean;
}) =>
  formula || notes.length > 0 ? (
    <div className={styles.workings} inert={isOutdated}>
      {formula?.split('; ').map((line) => (
        <p key={line}>{typeset(line)}</p>
      ))}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  ) : null;

/** A prop, not an import: only the script of the tool whose answer is quoted contains the button. */
export type QuoteButtonOf = ComponentType<ComponentProps<typeof AddToQuote>>;

interface ActionsProps {
  calculator: Calculator;
  answer: Solution;
  values: Values;
  QuoteButton?: QuoteButtonOf;
}

/** What can be done with an answer: quote it, start again. Its address is the page's, and browsers print. */
export function Actions({ calculator, answer, values, QuoteButton }: ActionsProps) {
  const { quote } = answer;
  return (
    <div className={`${styles.actions} needs-script no-print`}>
      {QuoteButton &&
        (quote ? (
          <QuoteButton
            primary
            line={{
              kind: 'weight',
              ...quote,
              href: `${routes.tool(calculator)}?${new URLSearchParams(values)}`,
            }}
          />
        ) : (
          <QuietButton disabled>Add to quote</QuietButton>
        ))}
      <QuietButton onClick={reset}>Reset</QuietButton>
    </div>
  );
}

const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="btn btn-quiet" {...props} />
);
