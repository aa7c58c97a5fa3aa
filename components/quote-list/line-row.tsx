import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { missingFields, type QuoteLine } from '@/lib/quotes/quote-line';
import { changeQuoteLine, type EditableFields } from '@/lib/quotes/quote-list';
import { LineFields, TextField } from './line-fields';
import { Doubts, LineText, PastedText } from './line-text';
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
  onRemove: () => void;
}) {
  const { title } = line;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What it lacked when it was shown: the boxes stay while they are filled in. */
  const [asked, setAsked] = useState(() => missingFields(line));

  const change = (changes: EditableFields) => changeQuoteLine(line.href, changes);

  function close() {
    flushSync(() => {
      setOpen(false);
      setAsked(missingFields(line));
    });
    opener.current?.focus();
  }

  return (
    <li id={isShort ? undefined : `line-${number}`}>
      <div className={styles.row}>
        <LineText line={line} />
        {!isShort && <PastedText line={line} />}
        {asked.length > 0 && !isOpen && (
          <div className={`${styles.missing} ${isReadOnly ? '' : 'needs-script'} no-print`}>
            {asked.map((name) => (
              <TextField
                key={name}
                line={line}
                name={name}
                number={number}
                isPosted={isReadOnly}
                onChange={change}
              />
            ))}
          </div>
        )}
        {!isReadOnly && (
          <>
            {!isOpen && (
              <button
                ref={opener}
                type="button"
                className={`${styles.edit} needs-script no-print`}
                aria-label={`Edit line ${number}: ${title}`}
                onClick={() => setOpen(true)}
              >
                Edit
              </button>
            )}
            <button
              type="button"
              className={`${styles.remove} needs-script no-print`}
              aria-label={`Remove line ${number}: ${title}`}
              onClick={onRemove}
            >
              ×
            </button>
          </>
        )}
      </div>
      <Doubts line={line} />
      {isOpen && <LineFields line={line} number={number} onChange={change} onDone={close} />}
    </li>
  );
}
