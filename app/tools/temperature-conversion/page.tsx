import { TemperatureForm } from '@/components/calculator/forms/temperature-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.temperature);

export default function TemperaturePage() {
  return (
    <ToolPage
      tool={tools.temperature}
      form={
        <TableTool>
          <TemperatureForm />
        </TableTool>
      }
    />
  );
}
