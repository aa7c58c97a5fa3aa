'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Doubt } from '@/components/quote/doubt';
import { Unbroken } from '@/components/quote/unbroken';
import {
  orderedPounds,
  fieldLabels,
  inPounds,
  isNamed,
  type CheckedLine,
  type FieldName,
  type ReadField,
} from '@/lib/quotes/pasted/part';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { printEdit } from '@/lib/quotes/pasted/line-edit';
import styles from './checked-list.module.scss';
import { LineFields } from './line-fields';
import { likelyGrades, useGradeNames } from './use-grade-names';

/** Characters beyond which a line takes two rows where the browser does not fit the box to its text. */
const longLine = 40;

/** A line: the buyer's text, what was understood of it, and what can be done with it. */
export function CheckedRow({
  line,
  number,
  isLast,
  isBusy,
  onType,
  onCheck,
  onMove,
  onDuplicate,
  onRemove,
}: {
  line: CheckedLine & { id: number };
  number: number;
  isLast: boolean;
  isBusy: boolean;
  onType: (text: string) => void;
  onCheck: () => Promise<void>;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const { id, text, fields, edit, pasted, unread, remarks, pounds } = line;
  const asked = orderedPounds(line);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What is typed belongs to the text it began with: a line that was checked again shows its own.
  const [typed, setTyped] = useState({ of: text, text });
  const draft = typed.of === text ? typed.text : text;
  const isChanged = draft !== text;
  const hasGrade = isNamed(line);
  const names = useGradeNames(isOpen || (!hasGrade && unread.length > 0));
  const likely = hasGrade ? [] : likelyGrades(unread, names);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') onRemove();
    else if (isChanged && !isBusy) void onCheck();
  }

  function changeDraft(next: string) {
    setTyped({ of: text, text: next });
    onType(next);
  }

  function close() {
    // Its button is hidden meanwhile, and takes the focus once it is shown.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <li className={styles.line}>
      <form className={styles.source} onSubmit={submit}>
        <label htmlFor={`line-${id}`}>
          Line {number}, {pasted ? 'as you edited it' : 'as you wrote it'}
        </label>
        {/* A box that shows all of a long line; Enter checks it, as in any field of one line. */}
        <textarea
          id={`line-${id}`}
          value={draft}
          rows={draft.length > longLine ? 2 : 1}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => changeDraft(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {isChanged && (
          <button className="btn" aria-disabled={isBusy}>
            Check line {number}
          </button>
        )}
      </form>
      {isOpen ? (
        <LineFields
          number={number}
          line={edit}
          isBusy={isBusy}
          grades={names}
          onCancel={close}
          onDone={(next) => {
            changeDraft(printEdit(next, pasted || text));
            setOpen(false);
            void onCheck();
          }}
        />
      ) : (
        <dl className={styles.fields} data-by-weight={asked === null ? undefined : ''}>
          {columns.map((name) => (
            <Fact
              key={name}
              column={name}
              label={fieldLabels[name]}
              field={fieldOf(line, name)}
              condition={name === 'grade' ? fieldOf(line, 'condition') : undefined}
            >
              {ofNone[name] ?? ''}
            </Fact>
          ))}
          <Fact column="weight" label="Weight">
            {asked !== null
              ? `${inPounds(asked)} as ordered`
              : pounds === null
                ? ''
                : inPounds(pounds)}
          </Fact>
          {fields
            .filter(
              ({ name }) =>
                name !== 'condition' &&
                !columns.some((column) => fieldOf(line, column)?.name === name),
            )
            .map((field) => (
              <Fact key={field.name} label={fieldLabels[field.name]} field={field} />
            ))}
          {pasted && <Fact label="Your text">{pasted}</Fact>}
        </dl>
      )}
      {(unread.length > 0 || remarks.length > 0) && (
        <ul className={styles.remarks}>
          {unread.length > 0 && (
            <li>
              <Doubt>{`Not understood: ${unread.join(', ')}`}</Doubt>
            </li>
          )}
          {likely.length > 0 && (
            <li className={styles.likely}>
              Which grade?{' '}
              {likely.map(({ word, name }) => (
                <button
                  key={name}
                  type="button"
                  className="btn btn-quiet"
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (isBusy) return;
                    changeDraft(draft.replace(word, name));
                    void onCheck();
                  }}
                >
                  {name}
                </button>
              ))}
            </li>
          )}
          {remarks.map((remark) => (
            <li key={remark}>
              <Doubt>{remark}</Doubt>
            </li>
          ))}
        </ul>
      )}
      <p className={`${styles.change} no-print`}>
        <button
          ref={opener}
          type="button"
          className="btn btn-quiet"
          aria-label={`Edit line ${number}`}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          Edit
        </button>
        <IconButton
          icon="up"
          name={`Move line ${number} up`}
          isOff={number === 1}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          name={`Move line ${number} down`}
          isOff={isLast}
          onPress={() => onMove(1)}
        />
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Duplicate line ${number}`}
          onClick={onDuplicate}
        >
          Duplicate
        </button>
        <IconButton icon="remove" name={`Remove line ${number}`} onPress={onRemove} />
      </p>
    </li>
  );
}

/** What every line has a column for, in the order of a buyer's list. The weight is the last; other fields are below. */
const columns = ['quantity', 'grade', 'spec', 'form', 'size', 'length'] as const;

/** What a column says without a value; the others have a dash, and no row on a phone. */
const ofNone: Readonly<Partial<Record<FieldName, string>>> = {
  spec: 'Not stated',
  size: 'Missing',
};

/** A field of a line; in the grade's column the metal where no grade was read. */
const fieldOf = ({ fields }: CheckedLine, wanted: FieldName): ReadField | undefined =>
  fields.find(({ name }) => name === wanted) ??
  (wanted === 'grade' ? fields.find(({ name }) => name === 'metal') : undefined);

/** A label and the value of the line; without a value a dash, so that every line has the same columns. */
const Fact = ({
  column,
  label,
  field,
  condition,
  children = '',
}: {
  /** The column; a fact of only some lines has none. */
  column?: string;
  label: string;
  field?: ReadField | undefined;
  /** Of the grade, below it. */
  condition?: ReadField | undefined;
  children?: string;
}) => (
  <div
    data-column={column}
    data-empty={field || (column === 'weight' && children) ? undefined : ''}
  >
    <dt>{label}</dt>
    <dd>
      {field ? valueIn(column, field.value) : children || '–'} {field && <Assumed field={field} />}
    </dd>
    {condition && (
      <dd>
        {withoutBreaks(condition.value)} <Assumed field={condition} />
      </dd>
    )}
  </div>
);

/** A column is too narrow for a long word that does not break. */
const valueIn = (column: string | undefined, value: string) =>
  column ? withoutBreaks(value) : <Unbroken>{value}</Unbroken>;

const Assumed = ({ field: { isAssumed, why } }: { field: ReadField }) =>
  isAssumed && (
    <em className={styles.assumed}>{withoutBreaks(why ? `assumed: ${why}` : 'assumed')}</em>
  );

const icons = {
  up: 'M8 14V2M3 7L8 2L13 7',
  down: 'M8 2V14M3 9L8 14L13 9',
  remove: 'M3 3L13 13M13 3L3 13',
};

/** An icon button with an accessible name; a disabled one keeps the focus. */
const IconButton = ({
  icon,
  name,
  isOff = false,
  onPress,
}: {
  icon: keyof typeof icons;
  name: string;
  isOff?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </button>
);
