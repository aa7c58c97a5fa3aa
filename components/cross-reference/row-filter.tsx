'use client';

import { useEffect, useRef } from 'react';
import { useQuery, announceAddress } from '@/components/primitives/address-store';
import styles from './row-filter.module.scss';

/** Safari takes a hundred changes of the address in half a minute. */
const pauseMs = 200;

/** Narrows the tables or terms of the page while one types, in the address (`?find=5662`). Without a script it is not there. */
export function RowFilter({
  placeholder,
  examples = [],
  isStill = false,
}: {
  placeholder?: string;
  /** What can be typed, as links. */
  examples?: readonly string[];
  /** It scrolls away with the page: something else sticks there. */
  isStill?: boolean;
}) {
  const find = useQuery().get('find') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  // A new address, as after Back, fills the field, unless the visitor is typing in it.
  useEffect(() => {
    const box = field.current;
    if (box && document.activeElement !== box) box.value = find;
  }, [find]);
  const narrow = (typed: string) => {
    const query = new URLSearchParams(location.search);
    query.delete('find');
    if (typed) query.set('find', typed);
    history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
    announceAddress();
    // A visitor who has scrolled down would otherwise be below the rows that were found.
    const first = document.querySelector('main h2');
    if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView();
  };
  return (
    <>
      <div className={`${isStill ? '' : styles.bar} no-print needs-script`}>
        <label className={styles.filter}>
          Filter
          <input
            ref={field}
            type="search"
            spellCheck={false}
            maxLength={80}
            placeholder={placeholder}
            // A phone's keyboard covers half of the screen: the rows have the other half.
            onFocus={({ target }) => innerWidth < 600 && target.scrollIntoView()}
            onChange={({ target: { value } }) => {
              clearTimeout(timer.current);
              timer.current = window.setTimeout(narrow, pauseMs, value.trim());
            }}
          />
        </label>
      </div>
      {examples.length > 0 && (
        <ul className={`${styles.examples} beneath no-print needs-script`} aria-label="Examples">
          {examples.map((example) => (
            <li key={example}>
              <a href={`?find=${encodeURIComponent(example)}`}>{example}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
