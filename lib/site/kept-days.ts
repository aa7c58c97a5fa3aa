/** A delivered quote request is deleted after this many days, as the privacy page states. */
export const keptDays = 30;

/** A day, ms. */
export const dayMs = 86_400_000;
