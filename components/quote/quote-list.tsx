'use client';

import { useEffect, useId, useRef } from 'react';
import { quoteListCsv, quoteListText, type QuoteLine } from '@/lib/quotes/quote-line';
import {
  changeQuoteLine,
  removeQuoteLine,
  editable,
  type EditableFields,
} from '@/lib/quotes/quote-list';
import styles from './quote-list.module.scss';

/** The fields of a line, with the longest text of each: characters. */
const inputs: Readonly<
  Record<keyof EditableFields, { label: string; maxLength: number; hint?: string }>
> = {
  quantity: { label: 'Quantity', maxLength: 40, hint: 'Such as 4 pcs' },
  size: { label: 'Size', maxLength: 120, hint: 'Such as 2-1/2 in diameter' },
  length: { label: 'Length', maxLength: 40, hint: 'Such as 12 ft' },
  spec: { label: 'Specification', maxLength: 120 },
  notes: { label: 'Notes', maxLength: 120 },
};
/** What is not asked of a line: a spec is one, a pasted line has its sizes in its own text, a service has none. */
const notAsked: Readonly<Partial<Record<QuoteLine['kind'], readonly (keyof EditableFields)[]>>> = {
  spec: ['spec'],
  line: ['spec', 'size', 'length'],
  service: ['spec', 'size', 'length'],
};

const fieldsOf = ({ kind }: QuoteLine) =>
  editable.filter((name) => !notAsked[kind]?.includes(name));

/** The quote list inside a form: each line with its quantity and notes, sent as readable text. */
export function QuoteList({ lines }: { lines: readonly QuoteLine[] }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  // A list says what is asked for: the message may stay empty.
  useEffect(() => {
    const message = list.current?.form?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    Object.assign(message, { required: false, placeholder: 'Optional' });
    return () => void Object.assign(message, { required: true, placeholder: '' });
  }, []);

  return (
    <>
      <fieldset ref={list} className={styles.list}>
        <legend>Your quote list</legend>
        <ol>
          {lines.map((line, i) => (
            <li key={line.href}>
              <div className={styles.head}>
                <a href={line.href}>{line.title}</a>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${line.title}`}
                  onClick={() => removeQuoteLine(line.href)}
                >
                  ×
                </button>
              </div>
              {line.detail && (
                <p className={styles.detail}>{line.detail.replaceAll(/(?<=\d) /g, '\u00A0')}</p>
              )}
              <div className={styles.inputs}>
                {fieldsOf(line).map((name) => (
                  <label key={name} data-name={name}>
                    {inputs[name].label}
                    {/* Without a name: the whole list is sent as one text. */}
                    <input
                      value={line[name] ?? ''}
                      maxLength={inputs[name].maxLength}
                      aria-label={`${inputs[name].label} of ${line.title}`}
                      aria-describedby={inputs[name].hint && id + name + i}
                      list={name === 'size' && line.sizes ? id + i : undefined}
                      onChange={({ target }) =>
                        changeQuoteLine(line.href, { [name]: target.value })
                      }
                    />
                    {name === 'size' && line.sizes && (
                      <datalist id={id + i}>
                        {line.sizes.split(', ').map((size) => (
                          <option key={size}>{`${size.replaceAll('\u00A0', ' ')} in`}</option>
                        ))}
                      </datalist>
                    )}
                    {inputs[name].hint && <small id={id + name + i}>{inputs[name].hint}</small>}
                  </label>
                ))}
              </div>
            </li>
          ))}
        </ol>
        <input type="hidden" name="list" value={quoteListText(lines)} />
        <input type="hidden" name="csv" value={quoteListCsv(lines)} />
      </fieldset>
      <h3>Your details</h3>
    </>
  );
}
