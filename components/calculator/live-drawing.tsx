import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Drawing as DrawingData } from '@/lib/calculators/drawing';
import styles from './live-drawing.module.scss';

/**
 * The drawing of what is typed. The page has the worked example already drawn; the code that draws others is fetched when
 * a field gets the focus, or when the address has other values.
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
        () => {}, // without a network the figures are shown without a drawing
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
