import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteFields } from '@/content-schemas/quote-fields';
import {
  acceptedEndings,
  fileField,
  fileLimits,
  kindOfName,
  maxFileBytes,
  maxFiles,
  sizeText,
} from '@/lib/quotes/attachments/limits';
import type { Problems } from './form-state';
import styles from './quote-form.module.scss';

/** The five questions (spec §3), all required (spec §5), the files, and a question that only programs answer. */
export function QuoteFields({
  problems,
  hint,
  answers,
}: {
  problems: Problems;
  hint: string;
  /** What the fields hold as long as nothing is typed into them. */
  answers: Readonly<Record<string, string>>;
}) {
  const id = useId();
  return (
    <>
      {quoteFields.map((field) => (
        <Question
          key={field.name}
          {...field}
          id={`${id}${field.name}`}
          problem={problems[field.name]}
          hint={field.type === 'lines' ? hint : ''}
          defaultValue={answers[field.name]}
        />
      ))}
      <AttachmentField id={`${id}files`} problem={problems[fileField]} />
      {/* The same at each try (`form-draft.ts`). */}
      <input type="hidden" name="key" />
      {/* A honeypot: a form that fills it is asked to send again, not refused. Browsers fill in nothing read-only. */}
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input name="reason" tabIndex={-1} autoComplete="off" readOnly />
      </label>
    </>
  );
}

/** A field with its label, and below it what has to change: outside the label, whose text is the field's name. */
function Question({
  id,
  label,
  type,
  problem,
  hint,
  ...field
}: (typeof quoteFields)[number] & {
  id: string;
  problem: string | undefined;
  hint: string;
  defaultValue: string | undefined;
}) {
  const attributes = {
    ...field,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [problem && id, hint && `${id}hint`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <p className={type === 'lines' ? undefined : styles.short}>
      <label className={styles.field}>
        {label}
        {type === 'lines' ? <textarea {...attributes} /> : <input type={type} {...attributes} />}
      </label>
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
      {problem && hint && ' '}
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </p>
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/**
 * Files for a quote request: the browser's own field, with its files below it. A second choice adds to the first. Files
 * that the site would refuse make the field invalid.
 */
function AttachmentField({ id, ...sent }: { id: string; problem: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const problem = refusalOf(files) || sent.problem;

  function change(next: readonly File[]) {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    input.current?.setCustomValidity(refusalOf(next));
    setFiles(next);
  }

  function add(chosen: readonly File[]) {
    const keys = new Set(chosen.map(keyOf));
    // The browser replaces the choice before, and cancelling its dialog may empty it.
    change([...files.filter((file) => !keys.has(keyOf(file))), ...chosen]);
  }

  function remove(file: File, at: number) {
    flushSync(() => change(files.filter((each) => each !== file)));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[at] ?? buttons[at - 1] ?? input.current)?.focus();
  }

  return (
    <div className={styles.field}>
      <label className={styles.field}>
        Drawings or lists (optional)
        <input
          ref={input}
          type="file"
          name={fileField}
          multiple
          accept={acceptedEndings}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && id}
          onChange={({ target }) => add([...(target.files ?? [])])}
        />
      </label>
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
      <span className={styles.note}>{fileLimits}</span>
      <ul ref={list}>
        {files.map((file, i) => (
          <li key={keyOf(file)}>
            {`${file.name}, ${sizeText(file.size)} `}
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={`Remove ${file.name}`}
              onClick={() => remove(file, i)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first file that the site would not take, as a sentence above its limits; empty where it takes all. */
function refusalOf(files: readonly File[]): string {
  const refused = files.find(
    ({ name, size }, i) => i >= maxFiles || size > maxFileBytes || !kindOfName(name),
  );
  return refused ? `We cannot take ${refused.name}. Please remove it.` : '';
}
