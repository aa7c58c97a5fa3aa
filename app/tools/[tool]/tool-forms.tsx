import type { ReactNode } from 'react';
import { exampleOf } from '@/components/calculator/drawing';
import hardness from '@/components/calculator/forms/hardness-answers.module.scss';
import {
  DecimalToFractionForm,
  LengthForm,
  MetalWeightForm,
  RoundToSquareForm,
  SheetGaugeForm,
  SteelHardnessForm,
  TemperatureForm,
  WeightForm,
} from '@/components/calculator/forms/forms';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import shapeDrawings from '@/components/calculator/shape-drawings.module.scss';
import { FormSymbols } from '@/components/inventory/form-symbols';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { shapes } from '@/lib/calculators/shapes';
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
    <ToolForm layout="gauge">
      <SheetGaugeForm
        next={
          <p className="no-print">
            Next: <a href={`${weigh}?shape=sheet`}>weigh a sheet</a>, or{' '}
            <a href={routes.search('sheet')}>see the sheet we stock</a>. From 0.1875 in up it
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
      <FormSymbols forms={shapes.map(({ form }) => form)} styles={shapeDrawings} />
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
