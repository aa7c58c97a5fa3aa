import type { ComparedGrade } from './comparison';

/** A grade of titanium of which the comparison knows no more than these facts. */
export const comparedGrade = (
  title: string,
  facts: Partial<ComparedGrade> = {},
): ComparedGrade => ({
  key: `titanium/${title}`,
  title,
  path: `/inventory/titanium/grade/${title}/`,
  metal: 'Titanium',
  uns: null,
  density: null,
  availability: null,
  aliases: null,
  specs: {},
  forms: null,
  physical: {},
  chemistrySpec: null,
  chemistry: {},
  properties: [],
  ...facts,
});
