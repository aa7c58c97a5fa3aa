import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

export default function SheetGaugePage() {
  return (
    <ToolPage
      tool={tools.sheetGauge}
      form={
        <TableTool>
          <SheetGaugeForm />
        </TableTool>
      }
    />
  );
}
