import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { tools } from '@/lib/calculators';
import { materials } from '@/lib/calculators/materials';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.metalWeight);

export default function MetalWeightPage() {
  return <ToolPage tool={tools.metalWeight} form={<MetalWeightForm materials={materials} />} />;
}
