import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Figure } from '@/lib/calculators/figure';
import styles from './live-drawing.module.scss';

/**
 * The drawing that follows the input. The page brings the worked example already drawn; what draws any
 * other is fetched once the form works, so that the figures never wait for the picture.
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

  useEffect(() => {
    let shown = true;
    import('./drawing').then(
      (module) => shown && setDrawing(() => module.Drawing),
      () => {}, // without a network there is no drawing, and every figure all the same
    );
    return () => {
      shown = false;
    };
  }, []);

  if (!figure) return null;
  if (Drawing) return <Drawing figure={figure} />;
  return <div className={figure.label === exampleLabel ? undefined : styles.other}>{example}</div>;
}
