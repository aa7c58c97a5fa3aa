import { type ReactNode, useEffect, useState } from 'react';
import type { Solution } from '@/lib/calculators/calculator';

export interface Example {
  /** The worked example, drawn by the page. */
  drawn: ReactNode;
  /** The name of its drawing. */
  label?: string;
}

/**
 * The drawing of what is typed, and blank paper while that is wrong. The code that draws other values than the example's
 * is fetched when a field gets the focus, or when the address has other values.
 */
export function LiveDrawing({
  drawing,
  isOutdated,
  example,
}: {
  drawing?: Solution['drawing'];
  /** Whether it is the drawing of the last right values, while others are typed. */
  isOutdated: boolean;
  example: Example;
}) {
  const [loaded, setLoaded] = useState<typeof import('./drawing') | null>(null);
  const isExample = drawing?.label === example.label;
  useEffect(() => {
    const load = () => {
      // Without a network the figures are shown without a drawing.
      import('./drawing').then(setLoaded, () => {});
    };
    if (!isExample) return load();
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, [isExample]);

  return (
    drawing && (
      <div data-other={!loaded && !isExample} inert={isOutdated}>
        {loaded ? <loaded.Drawing drawing={drawing} /> : example.drawn}
      </div>
    )
  );
}
