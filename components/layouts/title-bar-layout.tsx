import type { ReactNode } from 'react';

/** A page under its banner, over the whole width (spec §2: title-bar). */
export function TitleBarLayout({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className="wrap">{children}</div>
    </main>
  );
}
