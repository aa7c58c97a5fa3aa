import { useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press';
import styles from './error-summary.module.scss';

/** Before the title of a page while fields of its form have to change. */
const titlePrefix = 'Error: ';

/** A field that has to change, by its id, and what its link says. */
interface FieldProblem {
  id: string;
  sentence: string;
  /** What the link shows of the sentence, which the field repeats: its label. */
  label?: string | undefined;
  /** Changed since, and right now. */
  isSolved?: boolean;
}

/**
 * The fields that have to change, as links to them in their order: focused when it comes, with "Error:" in the title of
 * the page until all are changed. Then the list, all of it checked off, stays until the form loses the focus, so that
 * the field being filled in does not move.
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
  const [hasList, setHasList] = useState(true);

  const left = problems.filter(({ isSolved }) => !isSolved).length;
  const isDone = left === 0;

  useEffect(() => summary.current?.focus(), []);
  useEffect(() => {
    if (isDone) return;
    if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix))
        document.title = document.title.slice(titlePrefix.length);
    };
  }, [isDone]);
  useEffect(() => {
    const form = summary.current?.closest('form');
    if (!isDone || !form) return;
    const hideListOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget)))
        afterPress(() => setHasList(false));
    };
    form.addEventListener('focusout', hideListOnLeave);
    return () => form.removeEventListener('focusout', hideListOnLeave);
  }, [isDone]);

  // An alert is read out as a whole at each change of it: only the first time, not while a field is being filled in.
  const role = left === problems.length ? 'alert' : undefined;
  return (
    <div ref={summary} className={isDone ? styles.done : className} role={role} tabIndex={-1}>
      <h2 className={styles.heading}>{heading(left)}</h2>
      {hasList && (
        <ul className={styles.links}>
          {problems.map(({ id, sentence, label, isSolved }) => (
            <li key={id} data-solved={isSolved}>
              <a
                href={`#${id}`}
                aria-label={label && (isSolved ? `${sentence} (done)` : sentence)}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label ?? sentence}
                {isSolved && <span className="visually-hidden"> (done)</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
