import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import './slides.css';

/** Milliseconds between two steps (spec §9). */
const delay = 2000;

/** The row that stands in the page already, now movable. How many slides fit is the stylesheet's to say. */
export const slides = (list: HTMLElement): Swiper =>
  new Swiper(list, {
    modules: [Autoplay],
    autoplay: { enabled: false, delay },
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    observer: true,
  });
