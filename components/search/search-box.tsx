'use client';

import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { afterPaint, useOutsideInteraction } from '@/components/primitives/interaction';
import { listen } from '@/lib/browser/local-store';
import * as routes from '@/lib/routing/routes';
import styles from './search-box.module.scss';

type Loaded = typeof import('./search-results');

/** Without scripts a form that opens the search page; the results' script is loaded at the first focus. */
export function SearchBox({
  label,
  isOfSearchPage,
  isLarge,
}: {
  label: string;
  /** On the page that shows its results: it has the query and the focus from the start, and loads them at the first letter. */
  isOfSearchPage?: boolean;
  /** Under the headline of the home page. */
  isLarge?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [results, setResults] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const box = useOutsideInteraction<HTMLFormElement>(() => setOpen(false));

  useEffect(
    () =>
      listen(['keydown'], (event) => {
        if (event.key !== '/' || event.defaultPrevented || isTyping(event)) return;
        if (input.current?.checkVisibility?.({ visibilityProperty: true }) === false) return;
        event.preventDefault();
        input.current?.focus();
      }),
    [],
  );

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (isOfSearchPage) {
      field.value ||= new URLSearchParams(location.search).get('q') ?? '';
      // A visitor who followed the link of the magnifier gets the focus here.
      if (!field.value) return field.focus({ preventScroll: true });
    }
    // The visitor focused the field before this script ran: show results for what is typed already.
    if (document.activeElement === field) {
      setTyped(field.value);
      setOpen(true);
      loadResults(setResults);
    }
  }, [isOfSearchPage]);

  const shown = results !== null && open && typed.trim() !== '';

  return (
    <form
      ref={box}
      className={isLarge ? `${styles.search} ${styles.large}` : styles.search}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search>
      role="search"
      aria-label={label}
      action={routes.search()}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        role="combobox"
        aria-label="Search grades, specs and UNS numbers"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-results`}
        aria-activedescendant={shown && chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder="AMS, UNS or grade"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        onFocus={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value || !isOfSearchPage) loadResults(setResults);
        }}
        onChange={({ currentTarget }) =>
          // The key is painted before the results.
          startTransition(() => {
            loadResults(setResults);
            setTyped(currentTarget.value);
            setChosen(-1);
            setOpen(true);
          })
        }
        onKeyDown={(event) => results?.press(event, chosen, setChosen, shown, setOpen)}
      />
      <div id={`${id}-results`} hidden={!shown} className={styles.results}>
        {results && (
          <results.SearchResults
            id={id}
            typed={typed}
            chosen={chosen}
            onOpened={() => {
              setOpen(false);
              input.current?.blur();
            }}
          />
        )}
      </div>
    </form>
  );
}

/** After the key or the press is painted. Without the script Enter still opens the search page. */
const loadResults = (show: (loaded: Loaded) => void) =>
  afterPaint(() => void import('./search-results').then(show));

/** Whether a key is pressed with another, or in a field. */
const isTyping = ({ ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  ctrlKey || metaKey || altKey || document.activeElement?.matches('input, textarea, select');
