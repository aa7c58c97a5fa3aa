'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { namedOf, titlesOf, type QuoteLine } from '@/lib/quotes/quote-line';
import {
  changeQuoteLine,
  removeQuoteLines,
  replaceQuoteLines,
  editable,
  type EditableFields,
} from '@/lib/quotes/quote-list';
import { stockedSizes } from '@/lib/quotes/stocked-sizes';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { inWords } from '@/lib/catalog/in-words';
import { Doubt } from './doubt';
import { QuoteListFields, type QuoteListProps } from './quote-list-fields';
import styles from './quote-list.module.scss';
import { Unbroken } from './unbroken';

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
/** Lines that a sentence numbers; more are counted. */
const maxNumbers = 4;
/** Fields that a line does not have: a spec is one itself, a pasted line has its sizes in its own text, a service has none. */
const notAsked: Readonly<Partial<Record<QuoteLine['kind'], readonly (keyof EditableFields)[]>>> = {
  spec: ['spec'],
  line: ['spec', 'size', 'length'],
  service: ['spec', 'size', 'length'],
};

const fieldsOf = ({ kind }: QuoteLine) =>
  editable.filter((name) => !notAsked[kind]?.includes(name));

/** A grade or spec as a whole names no form: its size begins with one. */
const namesNoForm = ({ kind, href }: QuoteLine) =>
  kind === 'spec' || (kind === 'grade' && !href.includes('#'));

/** A pasted line should say how many; the form is sent without, too. */
const isMissing = ({ kind, quantity }: QuoteLine, name: keyof EditableFields) =>
  kind === 'line' && name === 'quantity' && !quantity;

/** Of a pasted line, too, whose size is in its own text. */
const isIncomplete = ({ kind, quantity, size }: QuoteLine) =>
  kind !== 'service' && (!quantity || !size);

/** What a visitor should look at in a pasted line. */
const doubtsOf = ({ kind, size, doubts = '' }: QuoteLine): readonly string[] => [
  ...(kind === 'line' && !size ? ['No size found: edit the line, or we will ask'] : []),
  ...doubts.split('\n').filter(Boolean),
];

/** Where the text of a pasted line, or what was weighed, is changed. */
function editAddress({ kind, href }: QuoteLine): string | null {
  if (kind === 'line') return `${href}#list-text`;
  return kind === 'weight' ? href : null;
}

/**
 * The quote list inside a form, sent as readable text; folded where the form stands beside a page. On the contact page,
 * whose subject the form is, a short list has no fold where a quantity or size is missing.
 */
export function QuoteList({ lines, isFolded = false }: QuoteListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const isContactPage = usePathname() === routes.contact();
  // Once: what is typed does not fold it.
  const [isPlain] = useState(
    () => isContactPage && lines.length <= maxNumbers && lines.some(isIncomplete),
  );
  const note = noteOn(lines, !isFolded || isPlain);

  // With a quote list the message is optional. Beside a page (folded) the request is not about that page.
  useEffect(() => {
    const fields = list.current?.form?.elements;
    const message = fields?.namedItem('message');
    const about = isFolded ? fields?.namedItem('about') : null;
    const set = (isListed: boolean) => {
      if (message instanceof HTMLTextAreaElement) message.required = !isListed;
      if (about instanceof HTMLInputElement) Object.assign(about, { disabled: isListed });
    };
    set(true);
    // A message that was missing is not any more: the form looks at the field again, as at one that is typed into.
    if (message instanceof HTMLTextAreaElement && message.hasAttribute('aria-invalid'))
      message.dispatchEvent(new Event('input', { bubbles: true }));
    return () => set(false);
  }, [isFolded]);

  return (
    <>
      <fieldset ref={list} className={styles.list}>
        <legend>Your quote list</legend>
        {isFolded ? (
          <>
            {isPlain ? (
              <QuoteLines lines={lines} />
            ) : (
              <details>
                <summary>
                  <span>
                    {lines.length === 1 ? (
                      <Unbroken>{titlesOf(lines)}</Unbroken>
                    ) : (
                      counted(lines.length, 'line')
                    )}
                  </span>{' '}
                  <span>Edit</span>
                </summary>
                <QuoteLines lines={lines} />
              </details>
            )}
            {!isPlain && lines.length > 1 && <NamedLines lines={lines} />}
            {note && <p className={styles.hint}>{note}</p>}
          </>
        ) : (
          <>
            <a className={styles.more} href={routes.quoteList()}>
              Paste a list
            </a>
            <QuoteLines lines={lines} />
          </>
        )}
        <QuoteListFields lines={lines} />
      </fieldset>
      {(!isFolded || isContactPage) && <h3>Your details</h3>}
      {!isFolded && note && <p className={styles.vague}>{note}</p>}
    </>
  );
}

/** Several lines below the fold's row, as long as that is closed. */
function NamedLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { named, others } = namedOf(lines);
  return (
    <ol className={styles.named}>
      {named.map(({ line, number, text }) => (
        <li key={line.href} value={number}>
          <Unbroken>{text}</Unbroken>
        </li>
      ))}
      {others && <li>{others}</li>}
    </ol>
  );
}

/**
 * What is missing in which lines: "Line 2 has no quantity or size. Line 4 has no size. Add them, or we will ask." Where the
 * lines are shown, a pasted one says itself what it lacks.
 */
function noteOn(lines: readonly QuoteLine[], areShown: boolean): string | null {
  const noted = ({ kind }: QuoteLine) => kind !== 'service' && !(areShown && kind === 'line');
  const numbers = (isMeant: (line: QuoteLine) => boolean) =>
    lines.flatMap((line, i) => (noted(line) && isMeant(line) ? [String(i + 1)] : []));
  const vague = numbers(({ quantity, size }) => !quantity && !size);
  const sizeless = numbers(({ quantity, size }) => Boolean(quantity) && !size);
  if (vague.length + sizeless.length === 0) return null;
  return [
    vague.length > 0 && `${linesText(vague)} no quantity or size.`,
    sizeless.length > 0 && `${linesText(sizeless)} no size.`,
    `Add ${vague.length === 0 && sizeless.length === 1 ? 'it' : 'them'}, or we will ask.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Line 2 has", "Lines 1 and 3 have", "12 lines have": what a sentence on some lines of a list begins with. */
function linesText(numbers: readonly string[]): string {
  if (numbers.length === 1) return `Line ${numbers[0]} has`;
  return numbers.length > maxNumbers
    ? `${counted(numbers.length, 'line')} have`
    : `Lines ${inWords(numbers)} have`;
}

/** The lines, each with the fields that a visitor fills in. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  /** The list before a line was removed, and the index of that line. */
  const [removal, setRemoval] = useState<{ before: readonly QuoteLine[]; at: number } | null>(null);
  const removed = removal?.before[removal.at];
  const isListed = lines.some(({ href }) => href === removed?.href);
  // Until each of these fields is filled.
  const hints = editable
    .filter((name) => lines.some((line) => fieldsOf(line).includes(name) && !line[name]))
    .flatMap((name) =>
      name === 'size' && lines.some(namesNoForm) ? 'round bar 2-1/2 in' : (inputs[name].hint ?? []),
    )
    .join(', ');

  function undo() {
    if (!removal) return;
    // The other lines stay as they are now.
    const now = new Map(lines.map((line) => [line.href, line]));
    const next = removal.before.flatMap(
      (line) => now.get(line.href) ?? (line === removed ? line : []),
    );
    flushSync(() => {
      if (replaceQuoteLines([], next)) setRemoval(null);
    });
    list.current?.children[removal.at]?.querySelector('button')?.focus();
  }

  const notice = removed && !isListed && (
    <li key={removed.href} className={styles.removed}>
      {removed.title} removed.{' '}
      <button
        ref={focus}
        type="button"
        className="btn btn-quiet"
        aria-label={`Undo: ${removed.title} removed`}
        onClick={undo}
      >
        Undo
      </button>
    </li>
  );

  return (
    <>
      {hints && (
        <p id={id} className={styles.hint}>
          For example: {hints}
        </p>
      )}
      <ol ref={list} className={styles.lines}>
        {lines.map((line, i) => {
          const edit = editAddress(line);
          const doubts = doubtsOf(line);
          return (
            <Fragment key={line.href}>
              {removal?.at === i && notice}
              <li>
                <div className={styles.head}>
                  <p>
                    <Unbroken>{line.title}</Unbroken>
                  </p>
                  {edit && (
                    <a href={edit} aria-label={`Edit ${line.title}`}>
                      Edit
                    </a>
                  )}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${line.title}`}
                    onClick={() => {
                      setRemoval({ before: lines, at: i });
                      removeQuoteLines([line.href]);
                    }}
                  >
                    ×
                  </button>
                </div>
                {line.detail && (
                  <p className={styles.detail}>
                    <Unbroken>
                      {line.detail.replaceAll(/(?<=\d) |(?<![,;]) (?=\d)/g, '\u00A0')}
                    </Unbroken>
                  </p>
                )}
                {doubts.length > 0 && (
                  <p className={styles.doubts}>
                    {doubts.map((doubt) => (
                      <span key={doubt}>
                        <Doubt>{doubt}</Doubt>{' '}
                      </span>
                    ))}
                  </p>
                )}
                <div className={styles.inputs} data-kind={line.kind}>
                  {fieldsOf(line).map((name) => {
                    const label =
                      name === 'size' && namesNoForm(line) ? 'Form and size' : inputs[name].label;
                    const Fold = name === 'notes' ? Note : Unfolded;
                    return (
                      <Fold key={name} isOpen={Boolean(line[name])}>
                        <label data-name={name}>
                          {label}
                          {/* Without a name: the whole list is sent as one text. */}
                          <input
                            value={line[name] ?? ''}
                            maxLength={inputs[name].maxLength}
                            aria-label={`${label} of ${line.title}`}
                            aria-describedby={
                              isMissing(line, name)
                                ? id + name + i
                                : inputs[name].hint && hints && id
                            }
                            list={name === 'size' && line.sizes ? id + i : undefined}
                            onChange={({ target }) =>
                              changeQuoteLine(line.href, { [name]: target.value })
                            }
                          />
                          {name === 'size' && line.sizes && (
                            <datalist id={id + i}>
                              {stockedSizes(line.sizes).map((size) => (
                                <option key={size}>{size}</option>
                              ))}
                            </datalist>
                          )}
                          {isMissing(line, name) && (
                            <small id={id + name + i}>No quantity found: add one</small>
                          )}
                        </label>
                      </Fold>
                    );
                  })}
                </div>
              </li>
            </Fragment>
          );
        })}
        {removal && removal.at >= lines.length && notice}
      </ol>
    </>
  );
}

/** The notice takes the focus of the button that was removed with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const Unfolded = ({ children }: { children: ReactNode; isOpen: boolean }) => children;

/** Notes are behind a button until one is written: most lines have none. */
function Note({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  // What is typed or deleted later neither opens nor closes it.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles.note} open={isOpenAtFirst}>
      <summary>+ Note</summary>
      {children}
    </details>
  );
}
