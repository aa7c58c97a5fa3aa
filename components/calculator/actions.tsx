import { useState } from 'react';
import type { Answer, Values } from '@/lib/calculators/calculator';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import styles from './actions.module.scss';
import { forget, linkTo } from './address';
import { resultText } from './result-text';

/** What can be done with an answer: quote it, copy it, link to it, print it, start again. */
export function Actions({
  title,
  answer,
  values,
}: {
  title: string;
  answer: Answer;
  values: Values;
}) {
  const [said, setSaid] = useState('');
  const { quote, results } = answer;
  const nothing = results.length === 0;

  const quoteIt = () => {
    const added = quote && addQuoteLine({ kind: 'weight', ...quote, href: linkTo(values) });
    setSaid(added ? 'Added to your quote.' : 'This browser keeps no quote list. Copy the result.');
  };
  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      setSaid('This browser does not allow copying here.');
    }
  };

  return (
    <div className={`${styles.actions} needs-script no-print`}>
      {quote && (
        <button type="button" className="btn" onClick={quoteIt}>
          Add to quote
        </button>
      )}
      <Quiet disabled={nothing} onClick={() => copy(resultText(title, answer), 'Result copied.')}>
        Copy result
      </Quiet>
      <Quiet onClick={() => copy(location.origin + linkTo(values), 'Link copied.')}>
        Copy link
      </Quiet>
      <Quiet onClick={() => print()}>Print</Quiet>
      <Quiet
        onClick={() => {
          forget();
          setSaid('');
        }}
      >
        Reset
      </Quiet>
      <output className={styles.said}>{said}</output>
    </div>
  );
}

const Quiet = (props: React.ComponentProps<'button'>) => (
  <button type="button" className="btn btn-quiet" {...props} />
);
