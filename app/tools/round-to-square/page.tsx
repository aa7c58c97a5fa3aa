import { ExampleDrawing } from '@/components/calculator/example-drawing';
import { RoundToSquareForm } from '@/components/calculator/forms/round-to-square-form';
import { TableTool } from '@/components/calculator/forms/table-tool';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.roundToSquare);

export default function RoundToSquarePage() {
  const { calculator } = tools.roundToSquare;
  return (
    <ToolPage
      tool={tools.roundToSquare}
      form={
        <TableTool>
          <RoundToSquareForm example={<ExampleDrawing calculator={calculator} />} />
        </TableTool>
      }
    />
  );
}
