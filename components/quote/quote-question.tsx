'use client';

import type { quoteFields } from '@/content-schemas/quote-fields';
import { FieldMessages, useFieldAttributes } from './field-messages';
import styles from './quote-form.module.scss';

/** One of the five questions. All are required. */
export function QuoteQuestion({ label, type, ...typing }: (typeof quoteFields)[number]) {
  const attributes = { ...typing, ...useFieldAttributes(typing.name) };
  return (
    <p>
      <label className={styles.field}>
        {label}
        {type === 'lines' ? (
          <textarea required {...attributes} />
        ) : (
          <input type={type} required {...attributes} />
        )}
      </label>
      <FieldMessages name={typing.name} />
    </p>
  );
}
