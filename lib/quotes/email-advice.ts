/** Letters, an @ and a name with a point in it. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A hint for text that is not an email address; empty otherwise. The form is sent anyway: no format is refused (spec §5). */
export const emailAdvice = (typed: string): string =>
  typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .every((each) => address.test(each))
    ? ''
    : 'Check your email address: a full one looks like name@company.com.';
