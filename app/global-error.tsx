'use client';

import { PageFailed } from './page-failed';

/** When the header or footer fails: a document of its own, whose looks are the global sheet's. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-US">
      <body>
        <PageFailed error={error} />
      </body>
    </html>
  );
}
