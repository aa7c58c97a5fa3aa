import { Swiper } from 'swiper';
import './slides.css';

/** The row that stands in the page already, now movable. How many slides fit is the stylesheet's to say. */
export const slides = (list: HTMLElement): Swiper =>
  new Swiper(list, { cssMode: true, slidesPerView: 'auto', rewind: true, observer: true });
