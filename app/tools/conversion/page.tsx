import { LengthForm } from '@/components/calculator/forms/length-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.length);

export default function LengthPage() {
  return (
    <ToolPage
      tool={tools.length}
      form={
        <TableTool>
          <LengthForm />
        </TableTool>
      }
    />
  );
}
