import type { PropertyValue } from 'schema-dts';
import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { figureOf, physicalFacts } from '@/content-schemas/physical-facts';
import { gradeSummary } from '@/lib/content/inventory-words';
import { gramsPerCubicCentimeter } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { pageFacts } from './page-facts';

/** Figures are what the page mentions: only a Product or a Place has properties of its own. */
export const gradeFacts = (metal: Metal, grade: Grade) =>
  pageFacts({
    path: routes.grade(metal, grade),
    title: grade.title,
    description: gradeSummary(metal, grade),
    modified: grade.modified,
    about: {
      '@type': 'Thing',
      name: `${metal.name} ${grade.title}`,
      ...(grade.aliases.length > 0 && { alternateName: [...grade.aliases] }),
      ...(grade.uns && {
        identifier: {
          '@type': 'PropertyValue',
          name: 'UNS number',
          propertyID: 'UNS',
          value: grade.uns,
        },
      }),
    },
    mentions: [...physical(grade), ...minimums(grade)],
  });

const physical = ({ density, physical: facts }: Grade) => {
  const typical = facts.basis === 'seen' ? undefined : 'typical';
  return [
    property('Density', density && gramsPerCubicCentimeter(density), 'g/cm³'),
    ...physicalFacts
      .filter((fact) => !('isCustomary' in fact))
      .map((fact) => property(fact.label, figureOf(facts, fact), fact.unit, typical)),
  ].flat();
};

/** Each minimum from the lowest to the highest row of the page's table: a value for each row would weigh 1 kB. */
const minimums = ({ properties }: Grade) =>
  [
    range('Minimum tensile strength', properties, ({ tensile }) => tensile?.mpa, 'MPa'),
    range('Minimum yield strength', properties, (row) => row.yield?.mpa, 'MPa'),
    range('Minimum elongation', properties, ({ elongation }) => elongation, '%'),
  ].flat();

function range(
  name: string,
  rows: readonly PropertyRow[],
  figureOf: (row: PropertyRow) => number | null | undefined,
  unitText: string,
): readonly PropertyValue[] {
  const known = rows.filter((row) => typeof figureOf(row) === 'number');
  if (known.length === 0) return [];
  const figures = known.map((row) => figureOf(row)!);
  const isRead = known.every(({ basis }) => basis === 'seen');
  return [
    {
      '@type': 'PropertyValue',
      name,
      minValue: Math.min(...figures),
      maxValue: Math.max(...figures),
      unitText,
      description: `by specification, form, condition and size${isRead ? '' : '; typical'}`,
    },
  ];
}

const property = (
  name: string,
  value: number | null,
  unitText: string,
  description?: string,
): readonly PropertyValue[] =>
  value === null
    ? []
    : [{ '@type': 'PropertyValue', name, value, unitText, ...(description && { description }) }];
