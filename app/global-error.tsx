'use client';

/** When a page was never made and cannot be made now. Its own document; nothing of WordPress's is asked. */
export default function GlobalError() {
  return (
    <html lang="en-US">
      <body>
        <title>This page could not be loaded</title>
        <main className="wrap section">
          <h1>This page could not be loaded</h1>
          <p>Please try again in a minute.</p>
          <form>
            <button>Try again</button>
          </form>
          <p>
            {/* A document of its own, since this one has no router left. */}
            {/* oxlint-disable-next-line next/no-html-link-for-pages */}
            Or <a href="/contact/">ask us</a>.
          </p>
        </main>
      </body>
    </html>
  );
}
