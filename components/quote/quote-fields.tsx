import { useId } from 'react';
import { quoteFields } from '@/content-schemas/quote-fields';
import { fileField } from '@/lib/quotes/attachments/limits';
import { AttachmentField } from './attachment-field';
import type { Problems } from './form-state';
import styles from './quote-form.module.scss';

/** The five questions (spec §3), all required (spec §5), the files, and a question that only programs answer. */
export function QuoteFields({ problems, hasHint }: { problems: Problems; hasHint: boolean }) {
  const id = useId();
  return (
    <>
      {quoteFields.map((field) => (
        <Question
          key={field.name}
          {...field}
          id={`${id}${field.name}`}
          problem={problems[field.name]}
          hint={
            hasHint && field.type === 'lines'
              ? 'Sizes, quantity, specification, condition, certificates, date.'
              : ''
          }
        />
      ))}
      <AttachmentField id={`${id}files`} problem={problems[fileField]} />
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
}: (typeof quoteFields)[number] & { id: string; problem: string | undefined; hint: string }) {
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
