'use client';

import { Children, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './logo-slider.module.scss';

/** Milliseconds between two steps (spec §9). */
const stepMs = 2000;

/**
 * Pictures in a row that scrolls. With a script it moves on about every two seconds; it rests while somebody points at it
 * or the focus is in it, and stops when paused and with reduced motion. Arrows show where it does not move by itself
 * (spec §4).
 */
export function LogoSlider({
  label,
  autoplay,
  children,
}: {
  label: string;
  autoplay: boolean;
  /** The pictures. */
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const isMoving = autoplay && !isPaused && !isStill;
  const step = (direction: 1 | -1) => {
    if (row.current) scrollOn(row.current, direction, isStill ? 'instant' : 'smooth');
  };

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const list = row.current;
      if (list && !list.matches(':hover, :focus-within')) scrollOn(list, 1, 'smooth');
    }, stepMs);
    return () => clearInterval(timer);
  }, [isMoving]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.slider}>
      {/* A row that scrolls must be reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={row} tabIndex={0} aria-label={label} className={styles.row}>
        {Children.map(children, (picture) => (
          <li className={styles.slide}>{picture}</li>
        ))}
      </ul>
      <div className={`${styles.controls} needs-script no-print`}>
        {autoplay && !isStill && (
          <button type="button" className={styles.control} onClick={() => setPaused(!isPaused)}>
            {isMoving ? 'Pause' : 'Play'}
          </button>
        )}
        {!isMoving && (
          <>
            <button
              type="button"
              className={styles.control}
              aria-label="Previous"
              onClick={() => step(-1)}
            >
              <span aria-hidden="true">‹</span>
            </button>
            <button
              type="button"
              className={styles.control}
              aria-label="Next"
              onClick={() => step(1)}
            >
              <span aria-hidden="true">›</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Scrolls a row by one of its items; from its end to its start, and back. */
function scrollOn(row: HTMLElement, direction: 1 | -1, behavior: ScrollBehavior) {
  const end = row.scrollWidth - row.clientWidth;
  const next = row.scrollLeft + direction * (row.firstElementChild?.clientWidth ?? 0);
  const isAtEnd = direction > 0 ? row.scrollLeft > end - 1 : row.scrollLeft < 1;
  row.scrollTo({ left: !isAtEnd ? next : direction > 0 ? 0 : end, behavior });
}

const query = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; false on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
