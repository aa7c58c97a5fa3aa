import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

export default function SheetGaugePage() {
  return (
    <ToolPage
      tool={tools.sheetGauge}
      form={
        <ToolForm layout="gauge">
          <SheetGaugeForm />
        </ToolForm>
      }
    />
  );
}
