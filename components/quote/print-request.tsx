'use client';

import { useEffect } from 'react';

/** Prints the page; by itself where a receipt's link asks for it. */
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
