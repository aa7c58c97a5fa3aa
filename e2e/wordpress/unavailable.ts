/** A real WordPress cannot be had on this machine; the message says what is missing and how to get it. */
export class WordPressUnavailable extends Error {
  override name = 'WordPressUnavailable';
}

/** The exit code of `npm run cms` then, so that a script can distinguish it from a failure (EX_UNAVAILABLE of sysexits.h). */
export const UNAVAILABLE = 69;
