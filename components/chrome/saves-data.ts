declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's own types. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor asked, in the browser or the system, to be sent no more than needed. */
export const savesData = () =>
  Boolean(navigator.connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
