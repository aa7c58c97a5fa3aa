import { detailsText, doubtsOf, orderText, type QuoteLine } from '@/lib/quotes/quote-line';
import styles from './quote-list.module.scss';

/** A line as it is read: what it is and how much of it, then its other facts. */
export const LineText = ({ line }: { line: QuoteLine }) => (
  <p translate="no" className={styles.text}>
    <strong>{line.title}</strong>
    {'\u2002'}
    <span>{orderText(line)}</span> <small>{detailsText(line)}</small>
  </p>
);

/** The buyer's own words of a line, where it is called otherwise. */
export const PastedText = ({ line: { pasted, title } }: { line: QuoteLine }) =>
  pasted && pasted !== title && <p className={styles.pasted}>Your text: {pasted}</p>;

/** What a buyer should look at, such as a length that the site assumed. */
export function Doubts({ line }: { line: QuoteLine }) {
  const doubts = doubtsOf(line);
  return (
    doubts.length > 0 && (
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    )
  );
}
