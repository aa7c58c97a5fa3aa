import {
  acceptedEndings,
  fileField,
  maxFileBytes,
  maxFiles,
} from '@/lib/quotes/attachments/limits';
import styles from './quote-form.module.scss';
import { QuoteQuestion } from './quote-question';

/** Files for a quote request. The browser's own field; where a script runs, its files are listed below it. */
export const AttachmentField = () => (
  <div className={styles.field}>
    <QuoteQuestion
      name={fileField}
      label="Drawings or lists (optional)"
      type="file"
      accept={acceptedEndings}
    >
      <span className={styles.note}>
        {`Up to ${maxFiles} files, ${maxFileBytes / 1024 / 1024}\u00A0MB each: PDF, STEP, DXF, PNG, XLSX`}
      </span>
    </QuoteQuestion>
  </div>
);
