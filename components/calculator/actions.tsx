import { type ComponentProps, useState } from 'react';
import { AddToQuote } from '@/components/quote/add-to-quote';
import type { Solution, Calculator, Values } from '@/lib/calculators/calculator';
import styles from './actions.module.scss';
import { reset, linkTo } from './address';
import { resultText } from './result-text';

/** What can be done with an answer: quote it, copy it, link to it, print it, start again. */
export function Actions({
  calculator,
  answer,
  values,
}: {
  calculator: Calculator;
  answer: Solution;
  values: Values;
}) {
  const [message, setMessage] = useState('');
  const { quote, results } = answer;
  const link = linkTo(calculator, values);

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
      {quote && link && <AddToQuote primary line={{ kind: 'weight', ...quote, href: link }} />}
      <Quiet
        disabled={!results[0]}
        onClick={() => copy(resultText(calculator.title, answer), 'Result copied.')}
      >
        Copy result
      </Quiet>
      <Quiet disabled={!link} onClick={() => copy(`${location.origin}${link}`, 'Link copied.')}>
        Copy link
      </Quiet>
      <Quiet onClick={() => print()}>Print</Quiet>
      <Quiet
        onClick={() => {
          reset();
          setMessage('');
        }}
      >
        Reset
      </Quiet>
      <output className={styles.message}>{message}</output>
    </div>
  );
}

const Quiet = (props: ComponentProps<'button'>) => (
  <button type="button" className="btn btn-quiet" {...props} />
);
