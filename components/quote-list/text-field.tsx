import type { ChangeEvent } from 'react';
import { capitalized } from '@/lib/catalog/capitalized';
import {
  asRead,
  fieldName,
  isAmount,
  isBareMeasure,
  measures,
  measuresOf,
  missingFields,
  postedName,
  sizeByForm,
  type QuoteLine,
} from '@/lib/quotes/quote-line';
import type { EditableFields, LineTextName } from '@/lib/quotes/quote-list';
import { counted } from '@/lib/site/counted';
import { isMetric } from './use-quote-lines';

/** The unit of a number alone: that of the line's first measure, else the one that the visitor chose. */
const unitOf = ({ size, width, length }: QuoteLine) =>
  /\b(?:in|mm)\b/.exec(`${size} ${width} ${length}`)?.[0];

/** Before the unit that was not typed is a no-break space. */
const addedUnit = (line: QuoteLine) => `\u00A0${unitOf(line) ?? (isMetric() ? 'mm' : 'in')}`;

const aboveZero = 'A number above 0.';

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
  label = capitalized(fieldName(name, line)),
  type = 'text',
  isPosted = false,
  onChange,
}: {
  line: QuoteLine;
  name: LineTextName;
  number: number;
  /** Where its name is no word. */
  label?: string | undefined;
  type?: 'text' | 'date';
  isPosted?: boolean;
  onChange: (changes: EditableFields) => void;
}) {
  const value = (line[name] ?? '').replace(addedUnit(line), '');
  const unit = isPosted ? 'in' : unitOf(line);
  const isMeasure = measures.includes(name);
  const isNumber = isMeasure || name === 'quantity';
  const isMissing = missingFields(line).includes(name);
  // A size that is typed and missing is that of another form, or of none.
  const problem =
    isNumber &&
    value &&
    (isAmount(value)
      ? isMissing &&
        (asRead(line).problem ||
          `Enter ${counted(measuresOf(line), 'number')}: ${fieldName(name, line)}.`)
      : aboveZero);
  const field = {
    'data-missing': isMissing,
    ...(isPosted
      ? {
          name: postedName(number, name),
          ...(isNumber && { pattern: '(?!-).*[1-9].*', title: aboveZero }),
        }
      : {
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            onChange(changeOf(line, name, target.value)),
        }),
  };
  return (
    <label data-name={name}>
      <span>
        {label}
        <span className="visually-hidden"> of line {number}</span>
        {/* A measure with a unit of its own keeps it. */}
        {isMeasure && !/\d.*[a-wyz'"′″]/i.test(value) && (unit ? `, ${unit}` : chosenUnitLabel)}
      </span>
      {name === 'form' ? (
        <select {...field}>
          {[...new Set(['', ...Object.keys(sizeByForm), value])].map((form) => (
            <option key={form} value={form}>
              {form || 'Choose'}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} aria-invalid={Boolean(problem)} type={type} maxLength={500} />
      )}
      {problem && <small>{problem}</small>}
    </label>
  );
}

/** A quantity counts pieces where nothing else is chosen. */
const changeOf = (line: QuoteLine, name: LineTextName, value: string): EditableFields => ({
  [name]: isBareMeasure(name, value) ? value + addedUnit(line) : value,
  ...(name === 'quantity' && line.kind !== 'service' && { unit: line.unit ?? 'pieces' }),
});
