'use client';

/** Prints the page. */
export const PrintRequest = () => (
  <button type="button" className="btn btn-quiet needs-script no-print" onClick={() => print()}>
    Print
  </button>
);
