import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { detailsText, missingText, orderText, type QuoteLine } from '@/lib/quotes/quote-line';
import { changeQuoteLine, type EditableFields } from '@/lib/quotes/quote-list';
import { LineFields, TextField } from './line-fields';
import { notSaved } from './use-quote-lines';
import styles from './quote-list.module.scss';

/** A line as it is read: what it is and how much of it, then its other facts. */
export const LineText = ({ line }: { line: QuoteLine }) => (
  <p translate="no" className={styles.text}>
    <strong>{line.title}</strong>
    {'\u2002'}
    <span>{orderText(line)}</span> <small>{detailsText(line)}</small>
  </p>
);

/** A line of the list: what is asked for in one row, what to look at, and its fields once they are opened. */
export function LineRow({
  line,
  number,
  isShort,
  isReadOnly,
  onRemove,
}: {
  line: QuoteLine;
  number: number;
  isShort: boolean;
  isReadOnly: boolean;
  /** Returns whether the line could be removed. */
  onRemove: () => boolean;
}) {
  const { title, pasted } = line;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // Once: the fields stay while they are filled in.
  const [missing] = useState(() => missingText(line));
  // What cannot be filled in here is said.
  const unasked = missing && isReadOnly ? `${missing}?\n` : '';
  const doubts = (unasked + (line.doubts ?? '')).split('\n').filter(Boolean);

  const change = (changes: EditableFields) => setRefused(!changeQuoteLine(line.href, changes));

  function close() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <li>
      <div className={styles.row}>
        <LineText line={line} />
        {!isReadOnly && (
          <>
            <button
              ref={opener}
              type="button"
              className={`${styles.edit} needs-script no-print`}
              aria-label={`Edit line ${number}: ${title}`}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Edit'}
            </button>
            <button
              type="button"
              className={`${styles.remove} needs-script no-print`}
              aria-label={`Remove line ${number}: ${title}`}
              onClick={() => setRefused(!onRemove())}
            >
              ×
            </button>
          </>
        )}
      </div>
      {missing && !isOpen && !isReadOnly && (
        <div className={`${styles.missing} needs-script no-print`}>
          <TextField line={line} name="quantity" number={number} onChange={change} />
          {missing.includes('length') && (
            <TextField line={line} name="length" number={number} onChange={change} />
          )}
        </div>
      )}
      {!isShort && pasted && pasted !== title && (
        <p className={styles.pasted}>
          Your text: <q>{pasted}</q>
        </p>
      )}
      {!isShort && doubts.length > 0 && (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <div id={id}>
        {isOpen && <LineFields line={line} number={number} onChange={change} onDone={close} />}
      </div>
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {notSaved}
        </p>
      )}
    </li>
  );
}
