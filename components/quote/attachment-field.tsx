import {
  acceptedEndings,
  fileField,
  maxFileBytes,
  maxFiles,
} from '@/lib/quotes/attachments/limits';
import styles from './quote-form.module.scss';

/** Files for a quote request. The browser's own field: `attachment-list.ts` lists what was chosen where a script runs. */
export const AttachmentField = () => (
  <div className={styles.field}>
    <label className={styles.field}>
      Drawings or lists (optional)
      <input type="file" name={fileField} multiple accept={acceptedEndings} />
    </label>
    <span className={styles.note}>
      PDF, STEP, DXF, PNG, XLSX: {maxFiles} files of {maxFileBytes / 1024 / 1024} MB at most
    </span>
    <ul className={styles.files} />
  </div>
);
