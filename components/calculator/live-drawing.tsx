import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Figure } from '@/lib/calculators/figure';
import styles from './live-drawing.module.scss';

/**
 * The drawing that follows the input. The page brings the worked example already drawn; what draws any
 * other is fetched once the visitor enters a field, or has brought other values along.
 */
export function LiveDrawing({
  calculator,
  figure,
  example,
}: {
  calculator: Calculator;
  figure?: Figure;
  example: ReactNode;
}) {
  const [Drawing, setDrawing] = useState<ComponentType<{ figure: Figure }> | null>(null);
  const exampleLabel = useMemo(() => calculator.solve({}).figure?.label, [calculator]);

  const isExample = figure?.label === exampleLabel;
  useEffect(() => {
    const load = () => {
      import('./drawing').then(
        (module) => setDrawing(() => module.Drawing),
        () => {}, // without a network there is no drawing, and every figure all the same
      );
    };
    if (!isExample) return load();
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [isExample]);

  if (!figure) return null;
  if (Drawing) return <Drawing figure={figure} />;
  return <div className={isExample ? undefined : styles.other}>{example}</div>;
}
