import { ExampleDrawing } from '@/components/calculator/example-drawing';
import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { FormDrawings } from '@/components/inventory/form-drawings';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { shapes } from '@/lib/calculators/shapes';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.metalWeight);

export default function MetalWeightPage() {
  const { calculator } = tools.metalWeight;
  return (
    <ToolPage
      tool={tools.metalWeight}
      form={
        <>
          <FormDrawings forms={shapes.map(({ form }) => form)} />
          <MetalWeightForm
            densities={densities}
            namedSizes={namedSizeTables}
            example={<ExampleDrawing calculator={calculator} />}
          />
        </>
      }
    />
  );
}
