'use client';

import { use } from 'react';
import type { quoteFields } from '@/content-schemas/quote-fields';
import { QuoteFormContext } from './quote-form-context';
import styles from './quote-form.module.scss';

type Question =
  (typeof quoteFields)[number] | { name: string; label: string; type: 'file'; accept: string };

/** A question, with what is said about its answer below it: beside the label, or it would be part of the field's name. */
export function QuoteQuestion({ label, type, ...given }: Question) {
  const { id, problems, advice } = use(QuoteFormContext);
  const field = id + given.name;
  const problem = problems[given.name];
  const hint = given.name === 'email' && advice;
  const attributes = {
    ...given,
    ...((problem || hint) && {
      id: field,
      'aria-describedby': [hint && `${field}-advice`, problem && `${field}-problem`]
        .filter(Boolean)
        .join(' '),
      'aria-invalid': problem ? true : undefined,
    }),
  };
  return (
    <>
      <label className={styles.field}>
        {label}
        {type === 'lines' ? (
          <textarea required {...attributes} />
        ) : (
          <input
            type={type}
            required={type !== 'file'}
            multiple={type === 'file'}
            {...attributes}
          />
        )}
      </label>
      {hint && (
        <output id={`${field}-advice`} className={`${styles.note} ${styles.doubt}`}>
          {hint}
        </output>
      )}
      {problem && (
        <span id={`${field}-problem`} className={`${styles.note} ${styles.problem}`}>
          {problem}
        </span>
      )}
    </>
  );
}

/** The files that were chosen; nothing before the code for it is loaded. */
export function ChosenFiles() {
  const { form, writing } = use(QuoteFormContext);
  return writing && <writing.AttachmentList form={form} />;
}
