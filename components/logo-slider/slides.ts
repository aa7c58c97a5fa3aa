import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import './slides.css';

/** Milliseconds between two steps (spec §9). */
const delay = 2000;

/** Makes the row of the prerendered page movable. The style sheet decides how many slides fit. */
export const slides = (list: HTMLElement): Swiper =>
  new Swiper(list, {
    modules: [Autoplay],
    autoplay: { enabled: false, delay },
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    observer: true,
  });
