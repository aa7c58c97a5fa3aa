/** A real WordPress cannot be started on this machine; the message names what is missing and how to install it. */
export class WordPressUnavailable extends Error {
  override name = 'WordPressUnavailable';
}

/** The exit code of `npm run cms` then, so that a script can distinguish it from a failure (EX_UNAVAILABLE of sysexits.h). */
export const UNAVAILABLE = 69;
