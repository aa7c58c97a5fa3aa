'use client';

import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SlidesProps } from './slides';
import styles from './logo-slider.module.scss';

interface Loaded extends Pick<SlidesProps, 'hadFocus'> {
  Slides: typeof import('./slides').Slides;
}

interface Props {
  label: string;
  autoplay: boolean;
  children: ReactNode;
}

/** A row of slides that scrolls. Swiper, which moves it, is loaded when the row comes into sight, and not before. */
export function Slider({ label, autoplay, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    let isGone = false;
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { Slides } = await import('./slides');
      if (!isGone) setLoaded({ Slides, hadFocus: document.activeElement === row });
    });
    observer.observe(row);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.slider}>
      {loaded ? (
        <loaded.Slides label={label} autoplay={autoplay} hadFocus={loaded.hadFocus}>
          {children}
        </loaded.Slides>
      ) : (
        <>
          <div className={styles.frame}>
            {/* A row that scrolls must be reached by the keyboard too. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <ul ref={list} tabIndex={0} aria-label={label}>
              {Children.map(children, (picture) => (
                <li className={styles.slide}>{picture}</li>
              ))}
            </ul>
          </div>
          <div className={styles.controls} />
        </>
      )}
    </section>
  );
}
