import { quantityUnits, type Certificate } from '@/lib/list-reader/line';
import { fieldLabels, unitNames } from '@/lib/quotes/pasted/field-words';
import {
  isBareMeasure,
  isWidthAsked,
  measures,
  missingFields,
  postedName,
  type QuoteLine,
} from '@/lib/quotes/quote-line';
import { lineTexts, type EditableFields, type LineTextName } from '@/lib/quotes/quote-list';
import { isMetric } from './use-quote-lines';
import styles from './quote-list.module.scss';

/** The texts of a line by their labels. */
const labels: Readonly<Record<LineTextName, string>> = {
  ...fieldLabels,
  title: 'Item',
  width: 'Width',
};
/** All but the date and the notes, which stand behind the unit of the quantity. */
const material = lineTexts.slice(0, -2);

/** The certificates that a buyer chooses; others of a pasted line stay as they were read. */
const offered: readonly [Certificate, label: string][] = [
  ['dfars', 'DFARS'],
  ['mtr', 'Mill test report'],
];

/** What is not asked of a line: a spec is one itself, and a form has its form. */
const notAsked: Readonly<Partial<Record<QuoteLine['kind'], readonly LineTextName[]>>> = {
  spec: ['spec'],
  form: ['form'],
  weight: ['form'],
  service: ['spec', 'condition', 'form', 'size', 'width', 'length'],
};

/** The title of a size in stock names the form too, and its specification the condition. */
const notAskedOfStock: readonly LineTextName[] = ['form', 'condition'];

const isAsked = (line: QuoteLine, name: LineTextName) =>
  !(line.stock ? notAskedOfStock : notAsked[line.kind])?.includes(name) &&
  (name !== 'width' || isWidthAsked(line));

/** All fields of a line. What is typed is stored at once. */
export function LineFields({
  line,
  number,
  onChange,
  onDone,
}: {
  line: QuoteLine;
  number: number;
  onChange: (changes: EditableFields) => void;
  onDone: () => void;
}) {
  const { kind, unit = 'pieces', certificates = [] } = line;

  const check = (name: Certificate, isChecked: boolean) =>
    onChange({
      certificates: [...certificates.filter((each) => each !== name), ...(isChecked ? [name] : [])],
    });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes inside are what is focused
    <fieldset
      ref={focusFirst}
      className={styles.fields}
      aria-label={`Line ${number}`}
      onKeyDown={(event) => {
        // Enter would send the form around the list, and Escape close its dialog.
        const isDone = event.key === 'Enter' && event.target instanceof HTMLInputElement;
        if (!isDone && event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      {material
        .filter((name) => isAsked(line, name))
        .map((name) => (
          <TextField key={name} line={line} name={name} number={number} onChange={onChange} />
        ))}
      {kind !== 'service' && (
        <label>
          Unit
          <select
            value={unit}
            aria-label={`Unit of line ${number}`}
            onChange={({ target }) =>
              onChange({
                unit: quantityUnits[target.selectedIndex] ?? 'pieces',
              })
            }
          >
            {quantityUnits.map((each) => (
              <option key={each} value={each}>
                {unitNames[each][1]}
              </option>
            ))}
          </select>
        </label>
      )}
      <TextField line={line} name="needBy" number={number} onChange={onChange} />
      <TextField line={line} name="notes" number={number} onChange={onChange} />
      {kind !== 'service' && (
        <div className={styles.certificates}>
          {offered.map(([name, text]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={certificates.includes(name)}
                onChange={({ target }) => check(name, target.checked)}
              />
              {text}
            </label>
          ))}
        </div>
      )}
      <p>
        <button type="button" className="btn btn-quiet btn-large" onClick={onDone}>
          Done
        </button>
      </p>
    </fieldset>
  );
}

const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

/** The unit of a number alone: that of the line's size, else the one that the visitor chose. */
const unitOf = ({ size = '' }: QuoteLine) => /\b(?:in|mm)\b/.exec(size)?.[0];

/** Before the unit that was not typed is a no-break space. */
const addedUnit = (line: QuoteLine) => `\u00A0${unitOf(line) ?? (isMetric() ? 'mm' : 'in')}`;

const chosenUnitLabel = (
  <>
    <span data-unit="us">, in</span>
    <span data-unit="metric">, mm</span>
  </>
);

/** One text of a line. It has no name, because the form sends the whole list as one text; but one that is `isPosted` beside it. */
export function TextField({
  line,
  name,
  number,
  isPosted = false,
  onChange,
}: {
  line: QuoteLine;
  name: LineTextName;
  number: number;
  isPosted?: boolean;
  onChange: (changes: EditableFields) => void;
}) {
  const value = (line[name] ?? '').replace(addedUnit(line), '');
  const unit = isPosted ? 'in' : unitOf(line);
  const isUnclear = name === 'quantity' && /^\D+$/.test(value);
  return (
    <label data-name={name}>
      {labels[name]}
      <span className="visually-hidden"> of line {number}</span>
      {/* A measure with a unit of its own keeps it. */}
      {measures.includes(name) && !/[a-z]/i.test(value) && (unit ? `, ${unit}` : chosenUnitLabel)}
      {isUnclear && <small>Please write a number.</small>}
      <input
        aria-invalid={isUnclear}
        data-missing={missingFields(line).includes(name)}
        type={name === 'needBy' ? 'date' : 'text'}
        maxLength={500}
        autoComplete="off"
        list={name === 'form' ? 'line-forms' : undefined}
        {...(isPosted
          ? { name: postedName(number, name) }
          : {
              value,
              onChange: ({ target }) => onChange(changeOf(line, name, target.value)),
            })}
      />
    </label>
  );
}

/** A quantity counts pieces where nothing else is chosen. */
const changeOf = (line: QuoteLine, name: LineTextName, value: string) =>
  name === 'quantity' && line.kind !== 'service'
    ? { quantity: value, unit: line.unit ?? 'pieces' }
    : { [name]: isBareMeasure(name, value) ? value + addedUnit(line) : value };
