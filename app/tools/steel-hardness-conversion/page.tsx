import { SteelHardnessForm } from '@/components/calculator/forms/steel-hardness-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.steelHardness);

export default function SteelHardnessPage() {
  return (
    <ToolPage
      tool={tools.steelHardness}
      form={
        <TableTool>
          <SteelHardnessForm />
        </TableTool>
      }
    />
  );
}
