'use client';

import { type ReactNode, use } from 'react';
import type { quoteFields } from '@/content-schemas/quote-fields';
import { QuoteFormContext } from './quote-form-context';
import styles from './quote-form.module.scss';

type Question =
  (typeof quoteFields)[number] | { name: string; label: string; type: 'file'; accept: string };

/**
 * A question, with what is said about its answer below it: beside the label, or it would be part of the field's name.
 * `children` is between the field and the files that were chosen.
 */
export function QuoteQuestion({
  label,
  type,
  children,
  ...field
}: Question & { children?: ReactNode }) {
  const content = use(QuoteFormContext);
  const attributes = { ...field, ...content?.code.messageAttributes(field.name, content) };
  const isFile = type === 'file';
  return (
    <>
      <label className={styles.field}>
        {label}
        {type === 'lines' ? (
          <textarea required {...attributes} />
        ) : (
          <input type={type} required={!isFile} multiple={isFile} {...attributes} />
        )}
      </label>
      {content && <content.code.FieldMessages {...content} name={field.name} />}
      {children}
      {isFile && content && <content.code.AttachmentList form={content.form} />}
    </>
  );
}
