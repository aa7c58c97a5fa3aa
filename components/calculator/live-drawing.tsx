import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Drawing as DrawingData } from '@/lib/calculators/drawing';
import styles from './live-drawing.module.scss';

/**
 * The drawing that follows the input. The page brings the worked example already drawn; what draws any
 * other is fetched once the visitor enters a field, or has brought other values along.
 */
export function LiveDrawing({
  calculator,
  drawing,
  example,
}: {
  calculator: Calculator;
  drawing?: DrawingData;
  example: ReactNode;
}) {
  const [Drawing, setDrawing] = useState<ComponentType<{ drawing: DrawingData }> | null>(null);
  const [exampleLabel] = useState(() => calculator.solve({}).drawing?.label);

  const isExample = drawing?.label === exampleLabel;
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

  if (!drawing) return null;
  if (Drawing) return <Drawing drawing={drawing} />;
  return <div className={isExample ? undefined : styles.other}>{example}</div>;
}
