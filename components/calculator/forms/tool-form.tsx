import type { ComponentType } from 'react';
import { DecimalToFractionForm } from './decimal-to-fraction-form';
import { LengthForm } from './length-form';
import { MetalWeightForm } from './metal-weight-form';
import { RoundToSquareForm } from './round-to-square-form';
import { SheetGaugeForm } from './sheet-gauge-form';
import { SteelHardnessForm } from './steel-hardness-form';
import { TemperatureForm } from './temperature-form';
import { WeightForm } from './weight-form';

/** Each tool's form brings its own calculator and data to the browser, and no other's. */
const forms: Readonly<Record<string, ComponentType>> = {
  conversion: LengthForm,
  'decimal-to-fraction': DecimalToFractionForm,
  'round-to-square': RoundToSquareForm,
  'temperature-conversion': TemperatureForm,
  'weight-conversion': WeightForm,
  'sheet-metal-gauge-conversion': SheetGaugeForm,
  'steel-hardness-conversion': SteelHardnessForm,
  'metal-weight-conversion': MetalWeightForm,
};

export function ToolForm({ slug }: { slug: string }) {
  const Form = forms[slug];
  return Form ? <Form /> : null;
}
