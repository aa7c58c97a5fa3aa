import { type ComponentProps, type ComponentType, useState } from 'react';
import type { AddToQuote } from '@/components/quote/add-to-quote';
import type { Solution, Calculator, Values } from '@/lib/calculators/calculator';
import styles from './actions.module.scss';
import { reset, linkTo } from './address';

/** A prop, not an import: only the script of the tool whose answer is quoted contains the button. */
export type QuoteButton = ComponentType<ComponentProps<typeof AddToQuote>>;

/** What can be done with an answer: quote it, copy it, link to it, print it, start again. */
export function Actions({
  calculator,
  answer,
  values,
  quoteButton: QuoteButton,
}: {
  calculator: Calculator;
  answer: Solution;
  values: Values;
  quoteButton?: QuoteButton;
}) {
  const [message, setMessage] = useState('');
  const { quote, results } = answer;
  const isEmpty = !results[0];
  const link = !isEmpty && linkTo(calculator, values);

  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      setMessage('Not copied. Please select it.');
    }
  };

  return (
    <div className={`${styles.actions} needs-script no-print`}>
      {QuoteButton &&
        (quote && link ? (
          <QuoteButton primary line={{ kind: 'weight', ...quote, href: link }} />
        ) : (
          <QuietButton disabled>Add to quote</QuietButton>
        ))}
      <QuietButton
        disabled={isEmpty}
        onClick={() => copy(resultText(calculator.title, answer), 'Result copied.')}
      >
        Copy result
      </QuietButton>
      <QuietButton
        disabled={!link}
        onClick={() => copy(`${location.origin}${link}`, 'Link copied.')}
      >
        Copy link
      </QuietButton>
      <QuietButton disabled={isEmpty} onClick={() => print()}>
        Print
      </QuietButton>
      <QuietButton
        onClick={() => {
          reset();
          setMessage('');
        }}
      >
        Reset
      </QuietButton>
      <output className={styles.message}>{message}</output>
    </div>
  );
}

const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="btn btn-quiet" {...props} />
);

/** The answer as lines of text, to paste into a letter: "Theoretical weight: 37.70 lb, 17.10 kg". */
const resultText = (title: string, { results, formula }: Solution) =>
  [
    title,
    ...results.map(
      ({ label, figures }) =>
        `${label}: ${figures.map(({ value, unit }) => [value, unit].filter(Boolean).join(' ')).join(', ')}`,
    ),
    formula,
  ]
    .filter(Boolean)
    .join('\n');
