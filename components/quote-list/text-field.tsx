import type { ChangeEvent } from 'react';
import { fieldLabels } from '@/lib/quotes/pasted/field-words';
import {
  isAmount,
  isBareMeasure,
  measures,
  missingFields,
  postedName,
  type QuoteLine,
} from '@/lib/quotes/quote-line';
import type { EditableFields, LineTextName } from '@/lib/quotes/quote-list';
import { isMetric } from './use-quote-lines';

/** The texts of a line by their labels. */
const labels: Readonly<Record<LineTextName, string>> = {
  ...fieldLabels,
  title: 'Item',
  width: 'Width',
};

/** The forms that the site reads in a list. */
const forms =
  'round bar,forged bar,flat bar,true bar,hex bar,plate,sheet,billet,tube,wire,forged ring,disc,extrusion'.split(
    ',',
  );

/** What is measured of a form, apart from its width and length. */
const sizeLabels: readonly (readonly [form: RegExp, label: string])[] = [
  [/plate|sheet|flat|true/, 'Thickness'],
  [/round|wire|billet|forged bar/, 'Diameter'],
  [/hex/, 'Across flats'],
  [/tube/, 'OD × wall'],
  [/ring/, 'OD × ID × height'],
  [/disc/, 'Diameter × thickness'],
];

const sizeLabelOf = ({ form = '' }: QuoteLine) =>
  sizeLabels.find(([measured]) => measured.test(form))?.[1];

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
  const isMeasure = measures.includes(name);
  const isUnclear = value !== '' && (isMeasure || name === 'quantity') && !isAmount(value);
  /** "OD 2 in, wall 0.25 in" */
  const isInWords = /^[a-z]/i.test(value);
  const field = {
    'data-missing': missingFields(line).includes(name),
    ...(isPosted
      ? { name: postedName(number, name) }
      : {
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            onChange(changeOf(line, name, target.value)),
        }),
  };
  return (
    <label data-name={name}>
      {(name === 'size' && !isInWords && sizeLabelOf(line)) || labels[name]}
      <span className="visually-hidden"> of line {number}</span>
      {/* A measure with a unit of its own keeps it. */}
      {isMeasure && !/[a-z]/i.test(value) && (unit ? `, ${unit}` : chosenUnitLabel)}
      {isUnclear && <small>Please write a number above 0.</small>}
      {name === 'form' ? (
        <select {...field}>
          {[...new Set(['', ...forms, value])].map((form) => (
            <option key={form} value={form}>
              {form || 'Choose'}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          aria-invalid={isUnclear}
          type={name === 'needBy' ? 'date' : 'text'}
          maxLength={500}
          autoComplete="off"
        />
      )}
    </label>
  );
}

/** A quantity counts pieces where nothing else is chosen. */
const changeOf = (line: QuoteLine, name: LineTextName, value: string) =>
  name === 'quantity' && line.kind !== 'service'
    ? { quantity: value, unit: line.unit ?? 'pieces' }
    : { [name]: isBareMeasure(name, value) ? value + addedUnit(line) : value };
