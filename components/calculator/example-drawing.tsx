import type { Calculator } from '@/lib/calculators/calculator';
import { Drawing } from './drawing';
import type { Example } from './live-drawing';

/** The worked example of a calculator, drawn with the page. */
export function exampleOf(calculator: Calculator): Example {
  const { drawing } = calculator.solve({});
  return { drawn: drawing && <Drawing drawing={drawing} />, label: drawing?.label };
}
