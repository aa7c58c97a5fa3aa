/** What visitors do that is worth counting, beside viewing pages (spec §7). */
export type Occasion = 'Quote opened' | 'Quote sent';

/** What the site's own counter counts. */
export const countedEvents = ['Page view', 'Quote opened', 'Quote sent'] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** Where the site's own counter answers. */
const counterAddress = '/api/count/';

/** Counts an occasion. Where nothing counts, nothing is sent and nothing fails. */
export const count = (occasion: Occasion): void => window.va?.('event', { name: occasion });

declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's own types. */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** While the browser prerenders the page, which nobody may ever see. Not in every browser. */
    prerendering?: boolean;
  }
}

/** Whether a visitor asks not to be counted: Do Not Track, or Global Privacy Control. */
export const isTrackingOff = (): boolean =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Sends an event and the path it is at, without query and fragment, to the site's own counter. */
export const sendEvent = (event: CountedEvent): void =>
  void navigator.sendBeacon?.(counterAddress, JSON.stringify([event, location.pathname]));
