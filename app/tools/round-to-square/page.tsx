import { exampleOf } from '@/components/calculator/example-drawing';
import { RoundToSquareForm } from '@/components/calculator/forms/round-to-square-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.roundToSquare);

export default function RoundToSquarePage() {
  const { calculator } = tools.roundToSquare;
  return (
    <ToolPage
      tool={tools.roundToSquare}
      form={
        <ToolForm layout="square">
          <RoundToSquareForm example={exampleOf(calculator)} />
        </ToolForm>
      }
    />
  );
}
