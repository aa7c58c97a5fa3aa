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
  quantity: { label: 'Quantity', maxLength: 40, hint: 'quantity 4 pcs' },
  size: { label: 'Size', maxLength: 120, hint: 'size 2-1/2 in diameter' },
  length: { label: 'Length', maxLength: 40, hint: 'length 12 ft' },
  spec: { label: 'Specification', maxLength: 120 },
  notes: { label: 'Notes', maxLength: 120 },
};
/** Fields that a line does not have: a spec is one itself, a pasted line has its sizes in its own text, a service has none. */
const notAsked: Readonly<Partial<Record<QuoteLine['kind'], readonly (keyof EditableFields)[]>>> = {
  spec: ['spec'],
  line: ['spec', 'size', 'length'],
  service: ['spec', 'size', 'length'],
};

const fieldsOf = ({ kind }: QuoteLine) =>
  editable.filter((name) => !notAsked[kind]?.includes(name));

/** A pasted line should say how many; the form is sent without, too. */
const isMissing = ({ kind, quantity }: QuoteLine, name: keyof EditableFields) =>
  kind === 'line' && name === 'quantity' && !quantity;

/** The quote list inside a form: each line with its quantity and notes, sent as readable text. */
export function QuoteList({ lines }: { lines: readonly QuoteLine[] }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const hints = editable
    .filter((name) => lines.some((line) => fieldsOf(line).includes(name)))
    .flatMap((name) => inputs[name].hint ?? [])
    .join(', ');

  // With a list the message may stay empty.
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
        {hints && (
          <p id={id} className={styles.hint}>
            For example: {hints}
          </p>
        )}
        <ol>
          {lines.map((line, i) => (
            <li key={line.href}>
              <div className={styles.head}>
                <p>
                  <a href={line.href}>{line.title}</a>{' '}
                  {line.detail && (
                    <span className={styles.detail}>
                      {line.detail.replaceAll(/(?<=\d) /g, '\u00A0')}
                    </span>
                  )}
                </p>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${line.title}`}
                  onClick={() => removeQuoteLine(line.href)}
                >
                  ×
                </button>
              </div>
              <div className={styles.inputs}>
                {fieldsOf(line).map((name) => (
                  <label key={name} data-name={name}>
                    {inputs[name].label}
                    {/* Without a name: the whole list is sent as one text. */}
                    <input
                      value={line[name] ?? ''}
                      maxLength={inputs[name].maxLength}
                      aria-label={`${inputs[name].label} of ${line.title}`}
                      aria-describedby={
                        isMissing(line, name) ? id + name + i : inputs[name].hint && id
                      }
                      list={name === 'size' && line.sizes ? id + i : undefined}
                      onChange={({ target }) =>
                        changeQuoteLine(line.href, { [name]: target.value })
                      }
                    />
                    {name === 'size' && line.sizes && (
                      <datalist id={id + i}>
                        {line.sizes.split(/,? /).map((size) => (
                          <option
                            key={size}
                          >{`${size.replaceAll(/[\u00A0\u202F]/g, ' ')} in`}</option>
                        ))}
                      </datalist>
                    )}
                    {isMissing(line, name) && (
                      <small id={id + name + i}>No quantity found: add one</small>
                    )}
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
