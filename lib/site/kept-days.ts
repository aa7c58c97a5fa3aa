/** A delivered quote request is deleted after this many days, as the privacy page says. */
export const keptDays = 30;
