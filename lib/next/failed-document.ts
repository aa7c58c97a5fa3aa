/*
 * Seam: the document that Next sends for a page that threw.
 *
 * Relies on: its first characters.
 * Why: it is empty until scripts run; the site sends its own prerendered page in place of it.
 * Fails: the visitor of a page that threw sees an empty page until its scripts run. Tested by `failed-document.test.ts` and
 *   `e2e/outage/`.
 * Public way: a static `500.html`, once the App Router sends one for a page that threw.
 */
const start = '<!DOCTYPE html><html id="__next_error__">';

/** Whether a document is Next's empty one, and not a page of the site. */
export const isFailedDocument = (document: string): boolean => document.startsWith(start);
