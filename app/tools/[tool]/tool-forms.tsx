import type { ReactNode } from 'react';
import { exampleOf } from '@/components/calculator/example-drawing';
import { DecimalToFractionForm } from '@/components/calculator/forms/decimal-to-fraction-form';
import gauge from '@/components/calculator/forms/gauge-answers.module.scss';
import hardness from '@/components/calculator/forms/hardness-answers.module.scss';
import { LengthForm } from '@/components/calculator/forms/length-form';
import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { RoundToSquareForm } from '@/components/calculator/forms/round-to-square-form';
import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { SteelHardnessForm } from '@/components/calculator/forms/steel-hardness-form';
import { TemperatureForm } from '@/components/calculator/forms/temperature-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { WeightForm } from '@/components/calculator/forms/weight-form';
import { ShapeDrawings } from '@/components/calculator/shape-drawings';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import * as routes from '@/lib/routing/routes';

const weigh = routes.tool(tools.metalWeight.calculator);

/** The form of each tool. A browser loads the script of the one that the page renders. */
export const toolForms: Readonly<Record<keyof typeof tools, () => ReactNode>> = {
  length: () => (
    <ToolForm layout="converter">
      <LengthForm />
    </ToolForm>
  ),
  decimalToFraction: () => (
    <ToolForm layout="fraction">
      <DecimalToFractionForm />
    </ToolForm>
  ),
  roundToSquare: () => (
    <ToolForm layout="square">
      <RoundToSquareForm example={exampleOf(tools.roundToSquare.calculator)} />
    </ToolForm>
  ),
  temperature: () => (
    <ToolForm layout="converter">
      <TemperatureForm />
    </ToolForm>
  ),
  weight: () => (
    <ToolForm layout="converter">
      <WeightForm />
    </ToolForm>
  ),
  sheetGauge: () => (
    <ToolForm layout="gauge" className={gauge.answers}>
      <SheetGaugeForm
        next={
          <p className="no-print">
            Next: <a href={`${weigh}?shape=sheet`}>weigh a sheet</a>, or{' '}
            <a href={`${routes.search()}?q=sheet`}>see the sheet we stock</a>. From 0.1875 in up it
            is usually sold as plate:{' '}
            <a className="whole" href={`${weigh}?shape=plate`}>
              weigh a plate
            </a>
            .
          </p>
        }
      />
    </ToolForm>
  ),
  steelHardness: () => (
    <ToolForm layout="hardness" className={hardness.answers}>
      <SteelHardnessForm />
    </ToolForm>
  ),
  metalWeight: () => (
    <>
      <ShapeDrawings />
      <ToolForm layout="weight">
        <MetalWeightForm
          densities={densities}
          namedSizes={namedSizeTables}
          example={exampleOf(tools.metalWeight.calculator)}
        />
      </ToolForm>
    </>
  ),
};
