'use client';

import dynamic from 'next/dynamic';

/*
 * The form of each tool. All tools are one route, so that the script of a form is a chunk of its own: a browser loads that
 * of the tool it shows, with the page.
 */
export const LengthForm = dynamic(() => import('./length-form').then((form) => form.LengthForm));
export const DecimalToFractionForm = dynamic(() =>
  import('./decimal-to-fraction-form').then((form) => form.DecimalToFractionForm),
);
export const RoundToSquareForm = dynamic(() =>
  import('./round-to-square-form').then((form) => form.RoundToSquareForm),
);
export const TemperatureForm = dynamic(() =>
  import('./temperature-form').then((form) => form.TemperatureForm),
);
export const WeightForm = dynamic(() => import('./weight-form').then((form) => form.WeightForm));
export const SheetGaugeForm = dynamic(() =>
  import('./sheet-gauge-form').then((form) => form.SheetGaugeForm),
);
export const SteelHardnessForm = dynamic(() =>
  import('./steel-hardness-form').then((form) => form.SteelHardnessForm),
);
export const MetalWeightForm = dynamic(() =>
  import('./metal-weight-form').then((form) => form.MetalWeightForm),
);
