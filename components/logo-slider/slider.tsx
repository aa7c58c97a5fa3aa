'use client';

import type { Swiper } from 'swiper';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SliderControls } from './slider-controls';
import { useReducedMotion } from './use-reduced-motion';
import styles from './logo-slider.module.scss';

/**
 * Advances a list about every two seconds. It stops while it is hovered or focused, when paused, and with reduced motion;
 * arrows show where it does not move by itself.
 */
export function Slider({
  label,
  autoplay,
  children,
}: {
  label: string;
  autoplay: boolean;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const moving = autoplay && !paused && !still;

  useEffect(() => (list.current ? whenSeen(list.current, setSwiper) : undefined), []);
  useEffect(() => {
    // Swiper's module rests for a mouse only, and not for the focus: it is started and stopped from here.
    if (moving && !pointed && !focused) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving, pointed, focused]);

  return (
    // What is inside is acted on; whether someone points at it or is in it is read here once.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.slider}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div ref={list} className={`${styles.frame} swiper`}>
        {/* A row that scrolls must be reached by the keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={`${styles.slides} swiper-wrapper`} tabIndex={0} aria-label={label}>
          {children}
        </ul>
      </div>
      <SliderControls
        swiper={swiper}
        still={still}
        moving={moving}
        onPause={autoplay && !still ? () => setPaused(!paused) : null}
      />
    </section>
  );
}

/** Loads the slider's script when the list comes into sight, and not before. */
function whenSeen(list: HTMLElement, ready: (swiper: Swiper) => void) {
  let swiper: Swiper | null = null;
  let gone = false;
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const { slides } = await import('./slides');
    if (gone) return;
    swiper = slides(list);
    ready(swiper);
  });
  observer.observe(list);
  return () => {
    gone = true;
    observer.disconnect();
    swiper?.destroy();
  };
}
