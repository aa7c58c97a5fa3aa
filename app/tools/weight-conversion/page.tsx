import { WeightForm } from '@/components/calculator/forms/weight-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.weight);

export default function WeightPage() {
  return (
    <ToolPage
      tool={tools.weight}
      form={
        <TableTool>
          <WeightForm />
        </TableTool>
      }
    />
  );
}
