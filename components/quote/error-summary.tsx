import { useEffect, useRef } from 'react';
import styles from './error-summary.module.scss';

/** What is before the title of a page on which a form was not taken. */
const mark = 'Error: ';

/** A field that has to change, by its id, and what its link says. */
interface FieldProblem {
  id: string;
  sentence: string;
}

/**
 * The fields that have to change, as links to them in their order: focused when it comes, with "Error:" in the title of
 * the page while it is there.
 */
export function ErrorSummary({
  className,
  heading = 'There is a problem',
  problems,
}: {
  className: string | undefined;
  heading?: string | undefined;
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

  return (
    <div ref={summary} className={className} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {problems.map(({ id, sentence }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
