import { DecimalToFractionForm } from '@/components/calculator/forms/decimal-to-fraction-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.decimalToFraction);

export default function DecimalToFractionPage() {
  return (
    <ToolPage
      tool={tools.decimalToFraction}
      form={
        <ToolForm layout="fraction">
          <DecimalToFractionForm />
        </ToolForm>
      }
    />
  );
}
