'use client';

import { useEffect } from 'react';

/** Prints the page; on load where it was opened by a receipt's link. */
export function PrintRequest() {
  useEffect(() => {
    if (location.hash === '#print') print();
  }, []);

  return (
    <button type="button" className="btn btn-quiet needs-script no-print" onClick={() => print()}>
      Print
    </button>
  );
}
