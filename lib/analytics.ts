import { track } from '@vercel/analytics';

/** What visitors do that is worth counting, beside viewing pages (spec §7). */
export type Occasion = 'Quote opened' | 'Quote sent';

/** Counts an occasion. Where no analytics answers, nothing is sent and nothing fails. */
export const count = (occasion: Occasion): void => track(occasion);

/** An address as it may leave the site: what visitors typed into it stays here. */
export const withoutQuery = <E extends { url: string }>(event: E): E => ({
  ...event,
  url: event.url.replace(/[?#].*$/s, ''),
});
