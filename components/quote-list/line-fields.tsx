import { quantityUnits, type Certificate } from '@/lib/list-reader/line';
import { asOrdered, isWidthAsked, unitNames, type QuoteLine } from '@/lib/quotes/quote-line';
import { lineTexts, type EditableFields, type LineTextName } from '@/lib/quotes/quote-list';
import { TextField } from './text-field';
import styles from './quote-list.module.scss';

/** The texts of a line whose names are no words. */
const labels: Readonly<Partial<Record<LineTextName, string>>> = {
  title: 'Item',
  spec: 'Specification',
  needBy: 'Needed by',
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
  !(line.isStocked ? notAskedOfStock : notAsked[line.kind])?.includes(name) &&
  (name !== 'width' || isWidthAsked(line)) &&
  (name !== 'length' || asOrdered(line).length === line.length);

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
  const { kind, quantity = '', unit = 'pieces', certificates = [] } = line;

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
          <TextField
            key={name}
            line={line}
            name={name}
            label={labels[name]}
            number={number}
            onChange={onChange}
          />
        ))}
      {kind !== 'service' && !/[a-z]/i.test(quantity) && (
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
      <TextField
        line={line}
        name="needBy"
        label={labels.needBy}
        type="date"
        number={number}
        onChange={onChange}
      />
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
