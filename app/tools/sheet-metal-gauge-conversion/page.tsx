import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

export default function SheetGaugePage() {
  return <ToolPage tool={tools.sheetGauge} form={<SheetGaugeForm />} />;
}
