'use client';

import { startTransition, useEffect, useId, useRef, useState } from 'react';
import * as routes from '@/lib/routing/routes';
import styles from './search-box.module.scss';

type Loaded = typeof import('./search-results');

/**
 * The search box. Without scripts it is a form that opens the search page; the script of the results is loaded at the
 * first focus. The key `/` focuses the box, arrows choose a result, Enter opens it, Escape closes the results.
 */
export function SearchBox({ label }: { label: string }) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isArrival = useRef(false);
  const [results, setResults] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event)) return;
      if (input.current?.checkVisibility?.({ visibilityProperty: true }) === false) return;
      event.preventDefault();
      input.current?.focus();
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', focus);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', focus);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (location.pathname === routes.search() && field.closest('main')) {
      field.value ||= new URLSearchParams(location.search).get('q') ?? '';
      // A visitor who followed the link of the magnifier gets the focus here; results are loaded at the first letter.
      if (!field.value) {
        isArrival.current = true;
        field.focus({ preventScroll: true });
        isArrival.current = false;
        return;
      }
    }
    // The visitor focused the field before this script ran: show results for what is typed already.
    if (document.activeElement === field) {
      setTyped(field.value);
      setOpen(true);
      loadResults(setResults);
    }
  }, []);

  const shown = results !== null && open && typed.trim() !== '';

  return (
    <form
      ref={box}
      className={styles.search}
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
          if (!isArrival.current) loadResults(setResults);
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

/** Where a release has replaced the script, Enter still opens the search page. */
const loadResults = (show: (loaded: Loaded) => void) =>
  void import('./search-results').then(show, () => {});

/** Whether to ignore a key: one pressed with a modifier, or in a text field. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')));
