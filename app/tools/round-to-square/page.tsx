import { RoundToSquareForm } from '@/components/calculator/forms/round-to-square-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.roundToSquare);

export default function RoundToSquarePage() {
  return <ToolPage tool={tools.roundToSquare} form={<RoundToSquareForm />} />;
}
