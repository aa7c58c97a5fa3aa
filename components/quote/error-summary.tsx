import { useEffect, useRef } from 'react';
import styles from './error-summary.module.scss';

/** What is before the title of a page on which a form was not taken. */
const mark = 'Error: ';

/** A field that has to change, by its id, and what its link says. */
interface FieldProblem {
  id: string;
  sentence: string;
  /** Changed since, and right now. */
  isSolved?: boolean;
}

/**
 * The fields that have to change, as links to them in their order: focused when it comes, with "Error:" in the title of
 * the page while it is there.
 */
export function ErrorSummary({
  className,
  heading = () => 'There is a problem',
  problems,
}: {
  className: string | undefined;
  /** By the number of fields that still have to change. */
  heading?: ((left: number) => string) | undefined;
  problems: readonly FieldProblem[];
}) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    summary.current?.focus();
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, []);

  const left = problems.filter(({ isSolved }) => !isSolved).length;
  // An alert is read out as a whole at each change of it: only the first time, not while a field is being filled in.
  const role = left === problems.length ? 'alert' : undefined;
  return (
    <div ref={summary} className={className} role={role} tabIndex={-1}>
      <h2 className={styles.heading}>{heading(left)}</h2>
      <ul className={styles.links}>
        {problems.map(({ id, sentence, isSolved }) => (
          <li key={id} data-solved={isSolved}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {sentence}
              {isSolved && <span className="visually-hidden"> (done)</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
