'use client';

/**
 * When a page was never made and cannot be made now. Its own document; nothing of WordPress's is asked. Every page
 * loads it, so it brings nothing but words: its looks are the global sheet's.
 */
export default function GlobalError() {
  return (
    <html lang="en-US">
      <body>
        <title>This page could not be loaded</title>
        <main className="wrap">
          <div className="section">
            <h1>This page could not be loaded</h1>
            <p className="lede section">Please try again in a minute.</p>
            <form className="actions">
              <button className="btn">Try again</button>
              {/* A document of its own, since this one has no router left. */}
              {/* oxlint-disable-next-line next/no-html-link-for-pages */}
              <a className="btn btn-quiet" href="/contact/">
                Ask us
              </a>
            </form>
          </div>
        </main>
      </body>
    </html>
  );
}
