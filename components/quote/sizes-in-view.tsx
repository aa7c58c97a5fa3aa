'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { SizeButtons } from './size-buttons';

/**
 * The sizes that a line is stocked in: as text, which becomes buttons (`SizeButtons`) once it is a screen away at most. A
 * grade's page has hundreds, and its bytes are counted. The style sheet keeps both alike, so that nothing moves.
 */
export function SizesInView({ line, shown, className }: ComponentProps<typeof SizeButtons>) {
  const text = useRef<HTMLDivElement>(null);
  const [Buttons, setButtons] = useState<typeof SizeButtons>();
  useEffect(() => {
    if (!text.current) return;
    const observer = new IntersectionObserver(
      ([sizes]) => {
        if (!sizes?.isIntersecting) return;
        observer.disconnect();
        void import('./size-buttons').then((loaded) => setButtons(() => loaded.SizeButtons));
      },
      { rootMargin: '100%' },
    );
    observer.observe(text.current);
    return () => observer.disconnect();
  }, []);
  if (Buttons) return <Buttons line={line} shown={shown} className={className} />;
  return (
    <div ref={text} className={className}>
      {shown}
    </div>
  );
}
