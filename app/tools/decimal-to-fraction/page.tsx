import { DecimalToFractionForm } from '@/components/calculator/forms/decimal-to-fraction-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.decimalToFraction);

export default function DecimalToFractionPage() {
  return (
    <ToolPage
      tool={tools.decimalToFraction}
      form={
        <TableTool>
          <DecimalToFractionForm />
        </TableTool>
      }
    />
  );
}
