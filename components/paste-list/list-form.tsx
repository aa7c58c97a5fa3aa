import { useId, type ReactNode, type RefObject } from 'react';
import quoteForm from '@/components/quote/quote-form.module.scss';
import styles from './paste-list.module.scss';

/** The box for a list, with its button. It posts the list as a plain form where no script takes it. */
export function ListForm({
  text,
  box,
  isBusy = false,
  isQuiet = false,
  problem = '',
  onCheck,
  onFile,
  children,
}: {
  /** What is in the box at first. */
  text?: string;
  box?: RefObject<HTMLTextAreaElement | null>;
  isBusy?: boolean;
  /** Where lines are listed, to request a quote for them is the next thing to do. */
  isQuiet?: boolean;
  problem?: string;
  onCheck?: (text: string) => Promise<void>;
  onFile?: (file: File) => Promise<void>;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/quote-lines/"
      aria-busy={isBusy}
      onSubmit={
        onCheck &&
        ((event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('text');
          if (!isBusy) void onCheck(String(typed ?? '').replaceAll('\r\n', '\n'));
        })
      }
    >
      <label htmlFor={id}>Your list, one item to a line</label>
      <textarea
        ref={box}
        id={id}
        name="text"
        className={styles.text}
        rows={10}
        defaultValue={text}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={problem ? `${id}problem` : undefined}
        aria-invalid={problem ? true : undefined}
      />
      <p role="alert" id={`${id}problem`} className={quoteForm.failed}>
        {problem}
      </p>
      {children}
      <p className={styles.actions}>
        {onFile && (
          <label className={`${styles.file} needs-script`}>
            Or a file: .xlsx, .csv, .tsv or .txt
            <input
              type="file"
              accept=".xlsx,.txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void onFile(file);
                target.value = '';
              }}
            />
          </label>
        )}
        <button className={`btn btn-large ${isQuiet ? 'btn-quiet' : ''}`} aria-disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Check the list'}
        </button>
      </p>
    </form>
  );
}
