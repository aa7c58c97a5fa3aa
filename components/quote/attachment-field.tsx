'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaded } from '@/components/primitives/use-loaded';
import { fileField } from '@/lib/quotes/attachments/limits';
import { FieldMessages, useFieldAttributes } from './field-messages';
import styles from './quote-form.module.scss';

const fetchList = async () => (await import('./attachment-list')).AttachmentList;

/** Files for a quote request. The browser's own field; where a script runs, its files are listed below it. */
export function AttachmentField({ accept, children }: { accept: string; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [AttachmentList, loadList] = useLoaded(fetchList);
  const list = () => void loadList().catch(() => {});

  // What was chosen before this script ran.
  useEffect(() => {
    if (input.current?.files?.length) void loadList().catch(() => {});
  }, [loadList]);

  return (
    <div className={styles.field}>
      <label className={styles.field}>
        Drawings or lists (optional)
        <input
          ref={input}
          type="file"
          name={fileField}
          multiple
          accept={accept}
          onChange={list}
          {...useFieldAttributes(fileField)}
        />
      </label>
      <FieldMessages name={fileField} />
      <span className={styles.note}>{children}</span>
      {AttachmentList && <AttachmentList input={input} />}
    </div>
  );
}
