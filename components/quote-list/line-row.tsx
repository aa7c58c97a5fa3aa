import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { missingText, type QuoteLine } from '@/lib/quotes/quote-line';
import { changeQuoteLine, type EditableFields } from '@/lib/quotes/quote-list';
import { LineFields, TextField } from './line-fields';
import { Doubts, LineText, PastedText } from './line-text';
import { notStored } from './use-quote-lines';
import styles from './quote-list.module.scss';

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
  const { title } = line;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What could not be stored. */
  const [refused, setRefused] = useState<'changed' | 'removed' | null>(null);
  const lacks = missingText(line);
  /** All that it lacked since it is shown: the boxes stay while they are filled in. */
  const [missing, setMissing] = useState(lacks);
  if (!isOpen && !missing.includes(lacks)) setMissing(missing + lacks);
  // What cannot be filled in here is said.
  const unasked = lacks && isReadOnly && `${lacks}?`;
  const doubts = [unasked, line.doubts].filter(Boolean).join('\n');

  const change = (changes: EditableFields) =>
    setRefused(changeQuoteLine(line.href, changes) ? null : 'changed');

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
              {isOpen ? 'Done' : 'Edit'}
            </button>
            <button
              type="button"
              className={`${styles.remove} needs-script no-print`}
              aria-label={`Remove line ${number}: ${title}`}
              onClick={() => setRefused(onRemove() ? null : 'removed')}
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
      {!isShort && <PastedText line={line} />}
      <Doubts doubts={doubts} />
      <div id={id}>
        {isOpen && <LineFields line={line} number={number} onChange={change} onDone={close} />}
      </div>
      {refused && (
        <p role="alert" className={styles.refused}>
          {notStored(refused)}
        </p>
      )}
    </li>
  );
}
