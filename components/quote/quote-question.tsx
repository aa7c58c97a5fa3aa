'use client';

import { type ReactNode, use } from 'react';
import type { quoteFields } from '@/content-schemas/quote-fields';
import { QuoteFormContext } from './quote-form-context';
import styles from './quote-form.module.scss';

type Question =
  (typeof quoteFields)[number] | { name: string; label: string; type: 'file'; accept: string };

/**
 * A field with its label, and its messages below: outside the label, whose text is the field's accessible name. `children`
 * comes before the files that were chosen.
 */
export function QuoteQuestion({
  label,
  type,
  children,
  ...field
}: Question & {
  children?: ReactNode;
  /** The id of a hint among them. */
  'aria-describedby'?: string;
}) {
  const content = use(QuoteFormContext);
  const attributes = { ...field, ...content?.modules.messageAttributes(field, content) };
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
      {content && <content.modules.FieldMessages {...content} name={field.name} />}
      {children}
      {isFile && content && <content.modules.AttachmentList form={content.form} />}
    </>
  );
}
