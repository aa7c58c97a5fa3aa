import { Children, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { Autoplay, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './logo-slider.module.scss';
import './slides.css';

/** Milliseconds between two steps (spec §9). */
const delay = 2000;

/** Slides side by side: 3, over 800 px 4, over 1000 px 5 (spec §9). */
const breakpoints = { 801: { slidesPerView: 4 }, 1001: { slidesPerView: 5 } };

export interface SlidesProps {
  label: string;
  autoplay: boolean;
  hadFocus: boolean;
  children: ReactNode;
}

/** Slides rest while pointed at or focused, and stop when paused or with reduced motion; then arrows show (spec §4). */
export function Slides({ label, autoplay, hadFocus, children }: SlidesProps) {
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [previous, setPrevious] = useState<HTMLElement | null>(null);
  const [next, setNext] = useState<HTMLElement | null>(null);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(hadFocus);
  const isStill = useReducedMotion();
  const moving = autoplay && !paused && !isStill;

  useEffect(() => {
    if (!swiper) return;
    if (moving && !focused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving, focused]);

  function begin(begun: SwiperClass) {
    const row = begun.wrapperEl;
    row.tabIndex = 0;
    row.setAttribute('aria-label', label);
    if (hadFocus) row.focus();
    setSwiper(begun);
  }

  return (
    <>
      <Swiper
        modules={[Autoplay, Navigation]}
        autoplay={{ enabled: false, delay, pauseOnMouseEnter: true, disableOnInteraction: false }}
        navigation={{ prevEl: previous, nextEl: next }}
        slidesPerView={3}
        breakpoints={breakpoints}
        // With reduced motion a step is a jump.
        speed={isStill ? 0 : 300}
        cssMode
        rewind
        wrapperTag="ul"
        className={styles.frame}
        onSwiper={begin}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {Children.map(children, (picture) => (
          <SwiperSlide tag="li" className={styles.slide}>
            {picture}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        {autoplay && !isStill && (
          <button type="button" className={styles.control} onClick={() => setPaused(!paused)}>
            {moving ? 'Pause' : 'Play'}
          </button>
        )}
        <button
          ref={setPrevious}
          type="button"
          className={styles.control}
          aria-label="Previous"
          hidden={moving}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <button
          ref={setNext}
          type="button"
          className={styles.control}
          aria-label="Next"
          hidden={moving}
        >
          <span aria-hidden="true">›</span>
        </button>
      </div>
    </>
  );
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
