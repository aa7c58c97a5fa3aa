/** Whether the visitor asked, in the browser or the system, to be sent no more than needed. */
export const savesData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
