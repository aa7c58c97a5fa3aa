import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { BrowserCache } from '@/components/browser-cache/browser-cache';
import * as routes from '@/lib/routing/routes';
import { isSearchList } from '@/lib/search/document';
import { find, isRequestLine } from '@/lib/search/find';
import { relatedHeading, relatedTo } from '@/lib/search/related';
import type { Found } from '@/lib/search/search';
import { counted } from '@/lib/site/counted';
import { FoundLink } from './found-link';
import styles from './search-results.module.scss';
import { useIndex } from './use-index';

interface SearchResultsProps {
  id: string;
  typed: string;
  /** The index of the option that the arrow keys selected; -1 for none. */
  chosen: number;
  onOpened: () => void;
}

const maxShown = 8;

/** The results below the search box while a visitor types. Loaded at its first focus. */
export function SearchResults(props: SearchResultsProps) {
  // The first rendering, with its three requests, waits for a key that comes at the same time.
  const isReady = useDeferredValue(true, false);
  if (!isReady) return <output className={styles.word}>Searching</output>;
  return (
    <BrowserCache isData={isSearchList}>
      <Results {...props} />
    </BrowserCache>
  );
}

function Results({ id, typed, chosen, onOpened }: SearchResultsProps) {
  const { index, error } = useIndex();
  const asked = useDeferredValue(typed);
  // An option chosen with the arrow keys renders this again.
  const all = useMemo(() => (index ? find(index, asked, Infinity) : []), [index, asked]);
  // The search page lists the related pages of a single result too.
  const related = useMemo(() => (index ? relatedTo(all, index, asked) : []), [index, all, asked]);
  const shown = all.slice(0, maxShown);
  const beside = related.slice(0, maxShown - shown.length);
  const shownCount = shown.length + beside.length;
  const count = all.length + related.length;
  const list = useRef<HTMLDivElement>(null);
  const isTyped = typed.trim() !== '';
  // A phone's keyboard covers half of the screen: scroll the box up, so that the results have the other half.
  useEffect(() => {
    if (isTyped && innerWidth < 600) list.current?.closest('form')?.scrollIntoView();
  }, [isTyped]);
  const option = (page: Found, i: number) => (
    <FoundLink
      key={page.path}
      page={page}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      id={`${id}-${i}`}
      aria-selected={i === chosen}
      data-enter={page.opensOnEnter && i < shown.length ? asked : undefined}
      tabIndex={-1}
      onClick={onOpened}
    />
  );
  return (
    <>
      {/* The options are links, which a <select> cannot have. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={list} role="listbox" aria-label="Found" className={styles.list}>
        {shown.map(option)}
        {beside.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="group" aria-labelledby={`${id}-related`}>
            <div id={`${id}-related`} className={styles.related}>
              {relatedHeading(all, related)}
            </div>
            {beside.map((page, i) => option(page, shown.length + i))}
          </div>
        )}
      </div>
      <output className={shownCount > 0 ? 'visually-hidden' : styles.word}>
        {statusText(asked, all.length, index !== null, error)}
      </output>
      {count > shownCount && (
        <a className={styles.all} href={routes.search(asked)} onClick={onOpened}>
          All {count} results
        </a>
      )}
      {isRequestLine(all, asked) && (
        <a className={styles.all} href={routes.quoteLine(asked)} onClick={onOpened}>
          Read this as a quote line
        </a>
      )}
      {index && all.length === 0 && asked.trim() !== '' && (
        <a
          className={styles.all}
          href={routes.contact()}
          data-quote=""
          data-quote-about={asked.trim()}
          onClick={onOpened}
        >
          Ask us about “{asked.trim()}”
        </a>
      )}
    </>
  );
}

/** A key in the search box once its results are loaded. Here and not in the box, whose script is on every page. */
export function press(
  event: KeyboardEvent<HTMLInputElement>,
  chosen: number,
  setChosen: (chosen: number) => void,
  shown: boolean,
  setOpen: (open: boolean) => void,
) {
  const { key, currentTarget } = event;
  if (key === 'Escape') setOpen(false);
  const options = [...(currentTarget.form?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  if (key === 'Enter' && shown) {
    // The option chosen by the arrow keys; or the only one found, where it was found for all that is typed.
    const opened = options.find((option, i) =>
      chosen < 0 ? option.dataset.enter === currentTarget.value : i === chosen,
    );
    if (opened) {
      event.preventDefault();
      opened.click();
    }
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    setOpen(true);
    // Up from the first option, and down from the last, selects the field again: -1.
    const places = options.length + 1;
    const step = key === 'ArrowDown' ? 1 : -1;
    const next = ((chosen + 1 + step + places) % places) - 1;
    options[next]?.scrollIntoView?.({ block: 'nearest' });
    setChosen(next);
  }
}

function statusText(typed: string, count: number, ready: boolean, error: unknown): string {
  if (typed.trim() === '') return '';
  if (error) return 'Search is not working right now.';
  if (!ready) return 'Searching';
  if (count === 0) return `Nothing found for ${typed}.`;
  return counted(count, 'result');
}
