/** Letters, an @ and a name with a point in it. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is said of text that is no email address. Nothing is refused by its format (spec §5): it is sent all the same. */
export const emailAdvice = (typed: string): string =>
  typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .every((each) => address.test(each))
    ? ''
    : 'This does not look like an email address, and we answer to it.';
