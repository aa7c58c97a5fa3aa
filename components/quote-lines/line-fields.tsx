import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { certificates, quantityUnits, type SizeName } from '@/lib/quote-lines/line';
import { capitalized } from '@/lib/catalog/capitalized';
import { certificateNames } from '@/lib/quote-lines/print-line';
import { sizesByForm } from '@/lib/quote-lines/sizes-by-form';
import { sizeWords, unitNames, unitOf } from '@/lib/quotes/pasted/field-words';
import type { LineEdit } from '@/lib/quotes/pasted/line-edit';
import styles from './checked-list.module.scss';

/** Letters of a field: the rest of a long one belongs in the notes. */
const maxLength = 120;
const formWord = (slug: string) =>
  capitalized(slug === 'square' ? 'square bar' : slug.replaceAll('-', ' '));

/** The fields of a line, to be typed; what is typed is read again as the list is. */
export function LineFields({
  number,
  line,
  isBusy,
  grades = [],
  onDone,
  onCancel,
}: {
  number: number;
  line: LineEdit;
  isBusy: boolean;
  /** The titles of the stocked grades, to choose from. */
  grades?: readonly string[];
  onDone: (line: LineEdit) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [edit, setEdit] = useState(line);
  /** Whether one of the seldom fields was read: what is typed later neither opens nor closes them. */
  const [hasOptions] = useState(() => isDetailed(line));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [problem, setProblem] = useState<{ name: string; sentence: string } | null>(null);
  const measures = sizesByForm[edit.form] ?? [];
  // A size that was read stays to be seen, whatever the form.
  const sizes = sizeWords.filter(([name]) => measures.includes(name) || edit.size[name]);
  const hasLength = measures.length === 0 || measures.includes('length') || edit.length !== '';

  const field = (name: string, label: string, value: string, onText: (text: string) => void) => (
    <label key={name} data-name={name}>
      {label}
      <input
        name={name}
        value={value}
        maxLength={name === 'notes' ? 500 : maxLength}
        type={name === 'needBy' ? 'date' : 'text'}
        inputMode={
          name.startsWith('quantity') ? (edit.unit === 'pieces' ? 'numeric' : 'decimal') : undefined
        }
        autoComplete="off"
        list={name === 'grade' ? `${id}-grades` : undefined}
        spellCheck={name === 'notes'}
        aria-invalid={problem?.name === name || undefined}
        aria-describedby={problem?.name === name ? id : undefined}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
  const text = (
    name: 'grade' | 'spec' | 'condition' | 'length' | 'tolerance' | 'needBy' | 'notes',
    label: string,
  ) => field(name, label, edit[name], (value) => setEdit({ ...edit, [name]: value }));
  const size = ([name, label]: readonly [SizeName, string]) =>
    field(name, capitalized(label), edit.size[name] ?? '', (value) =>
      setEdit({ ...edit, size: { ...edit.size, [name]: value } }),
    );
  const quantity = (at: number, label: string) =>
    field(`quantity-${at}`, label, edit.quantities[at] ?? '', (value) =>
      setEdit({
        ...edit,
        quantities: [0, 1, 2].map((i) => (i === at ? value : (edit.quantities[i] ?? ''))),
      }),
    );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = withUnits(edit);
    const found = problemOf(next);
    setProblem(found);
    if (found) {
      const wrong = form.current?.querySelector<HTMLElement>(`[name="${found.name}"]`);
      wrong?.closest('details')?.setAttribute('open', '');
      wrong?.focus();
    } else if (!isBusy) onDone(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes inside are what is focused
    <form
      ref={form}
      className={styles.edit}
      aria-label={`Fields of line ${number}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p className={styles.hint}>
        Enter a quantity and a grade or specification. Sizes are in inches unless you write a unit,
        such as 50 mm or 12 ft.
      </p>
      {text('grade', 'Grade')}
      <datalist id={`${id}-grades`}>
        {grades.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {text('spec', 'Specification')}
      {text('condition', 'Condition')}
      <label>
        Form
        <select
          name="form"
          value={edit.form}
          onChange={({ target }) => setEdit({ ...edit, form: target.value })}
        >
          <option value="">Not stated</option>
          {Object.keys(sizesByForm).map((slug) => (
            <option key={slug} value={slug}>
              {formWord(slug)}
            </option>
          ))}
        </select>
      </label>
      {sizes.map(size)}
      {hasLength && text('length', 'Length')}
      {quantity(0, 'Quantity')}
      <label>
        Unit
        <select
          name="unit"
          value={edit.unit}
          onChange={({ target }) =>
            setEdit({
              ...edit,
              unit: quantityUnits.find((unit) => unit === target.value) ?? 'pieces',
            })
          }
        >
          {quantityUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unitNames[unit][1]}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.options} open={hasOptions}>
        <summary>More options: other quantities, tolerance, date, notes, certificates</summary>
        <div>
          {quantity(1, 'Price also for')}
          {quantity(2, 'And for')}
          {text('tolerance', 'Tolerance, or “cut to”')}
          {text('needBy', 'Needed by')}
          {text('notes', 'Notes')}
          <fieldset>
            <legend>Certificates</legend>
            {certificates.map((each) => (
              <label key={each}>
                <input
                  type="checkbox"
                  checked={edit.certificates.includes(each)}
                  onChange={({ target }) =>
                    setEdit({
                      ...edit,
                      certificates: certificates.filter((other) =>
                        other === each ? target.checked : edit.certificates.includes(other),
                      ),
                    })
                  }
                />{' '}
                {capitalized(certificateNames[each])}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
      <p role="alert" id={id} className={styles.problem}>
        {problem?.sentence}
      </p>
      <p className={styles.buttons}>
        <button className="btn" aria-disabled={isBusy}>
          Save line {number}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}

/** "8 pcs" as the number of a unit: that of the quantity, or the one that is chosen. Other words stay to be pointed out. */
function withUnits(edit: LineEdit): LineEdit {
  const read = edit.quantities.map((typed) => {
    const [, number = '', word = ''] = /^([\d.,]+) ?([a-z]+)\.?$/i.exec(typed.trim()) ?? [];
    return { typed, number, unit: unitOf(word) };
  });
  const unit = read[0]?.unit ?? edit.unit;
  return {
    ...edit,
    unit,
    quantities: read.map((each) => (each.unit === unit ? each.number : each.typed)),
  };
}

const isDetailed = ({ quantities, tolerance, needBy, notes, certificates: asked }: LineEdit) =>
  Boolean(quantities[1] || quantities[2] || tolerance || needBy || notes || asked.length);

/** What a line cannot be without. */
function problemOf({ grade, spec, quantities }: LineEdit) {
  if (!grade.trim() && !spec.trim())
    return {
      name: 'grade',
      sentence: 'Enter a grade, such as 718, or a specification, such as AMS 5662.',
    };
  const wrong = [0, 1, 2].find((i) => {
    const text = quantities[i]?.trim() ?? '';
    return i === 0 && !text ? true : text !== '' && !(Number(text.replaceAll(',', '')) > 0);
  });
  return wrong === undefined
    ? null
    : {
        name: `quantity-${wrong}`,
        sentence: 'Enter the quantity as a number above 0, such as 12.',
      };
}
