import { exampleOf } from '@/components/calculator/example-drawing';
import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { ShapeDrawings } from '@/components/calculator/shape-drawings';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.metalWeight);

export default function MetalWeightPage() {
  const { calculator } = tools.metalWeight;
  return (
    <ToolPage
      tool={tools.metalWeight}
      form={
        <>
          <ShapeDrawings />
          <ToolForm layout="weight">
            <MetalWeightForm
              densities={densities}
              namedSizes={namedSizeTables}
              example={exampleOf(calculator)}
            />
          </ToolForm>
        </>
      }
    />
  );
}
