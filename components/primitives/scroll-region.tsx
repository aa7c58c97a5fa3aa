import type { ReactNode } from 'react';

/** What is wider than a phone scrolls sideways in a region of its own, which the keyboard can reach. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or no arrow key would scroll it
    <section className="scroll-x" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
