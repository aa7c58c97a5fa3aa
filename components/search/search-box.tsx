'use client';

import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as routes from '@/lib/routing/routes';
import type { SearchResultsProps } from './search-results';
import styles from './search-box.module.scss';

/**
 * Search as one types. The box is a form that leads to the search page; results and all
 * they need are loaded at the first focus. `/` puts the cursor here, arrows choose, Enter opens, Escape closes.
 */
export function SearchBox({ label }: { label: string }) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isArrival = useRef(false);
  const [Results, setResults] = useState<ComponentType<SearchResultsProps> | null>(null);
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
      // The link of the magnifier leads here: the field gets the focus, and results are loaded with the first letter.
      if (!field.value) {
        isArrival.current = true;
        field.focus({ preventScroll: true });
        isArrival.current = false;
        return;
      }
    }
    // Who was faster than the script is answered for what is typed already.
    if (document.activeElement === field) {
      setTyped(field.value);
      setOpen(true);
      void loadResults(setResults);
    }
  }, []);

  const options = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const shown = Results !== null && open && typed.trim() !== '';

  function updateQuery(text: string) {
    void loadResults(setResults);
    setTyped(text);
    setChosen(-1);
    setOpen(true);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && shown) {
      // The chosen one, or the only answer to all that was typed.
      const opened = options().find((option, i) =>
        chosen < 0 ? option.dataset.enter === typed : i === chosen,
      );
      if (opened) {
        event.preventDefault();
        opened.click();
      }
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      // From the first up, and from the last down, one is back in the field: -1.
      const places = options().length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen((before) => ((before + 1 + step + places) % places) - 1);
    }
  }

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
          if (!isArrival.current) void loadResults(setResults);
        }}
        onChange={({ currentTarget }) => updateQuery(currentTarget.value)}
        onKeyDown={press}
      />
      <div id={`${id}-results`} hidden={!shown} className={styles.results}>
        {Results && (
          <Results
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

async function loadResults(show: (results: () => ComponentType<SearchResultsProps>) => void) {
  try {
    const { SearchResults } = await import('./search-results');
    show(() => SearchResults);
  } catch {
    // The script is gone since a release: Enter still leads to the search page.
  }
}

/** Whether to ignore a key: one pressed with a modifier, or in a text field. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)));
