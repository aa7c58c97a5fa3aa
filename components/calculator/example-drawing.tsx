import type { Calculator } from '@/lib/calculators/calculator';
import { Drawing } from './drawing';

/** The worked example of a calculator, drawn with the page. */
export function ExampleDrawing({ calculator }: { calculator: Calculator }) {
  const { drawing } = calculator.solve({});
  return drawing && <Drawing drawing={drawing} />;
}
