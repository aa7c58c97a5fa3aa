'use client';

import { useMemo } from 'react';
import type { Reference } from '@/content-schemas/grade';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { ReferenceLinks } from '@/components/tables/reference-links';
import type { Densities } from '@/lib/calculators/material';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import type { NamedSizes } from '@/lib/calculators/named-sizes';
import { roundToSquare } from '@/lib/calculators/round-to-square';
import * as routes from '@/lib/routing/routes';
import { CalculatorForm } from './calculator-form';
import { Drawing } from './drawing';

export function MetalWeightForm({
  densities,
  namedSizes,
}: {
  densities: Densities;
  namedSizes: NamedSizes;
}) {
  const metalWeight = useMemo(() => metalWeightOf(densities, namedSizes), [densities, namedSizes]);
  return <CalculatorForm calculator={metalWeight} Drawing={Drawing} QuoteButton={AddToQuote} />;
}

interface StockOfMetal extends Reference {
  /** Of its stocked round bar, inches. */
  diameters: readonly number[];
}

export const RoundToSquareForm = ({ stock }: { stock: readonly StockOfMetal[] }) => (
  <CalculatorForm calculator={roundToSquare} Drawing={Drawing}>
    {({ results }) => {
      const eighth = Number(results[1]?.figures[0]?.value);
      const all = stock.flatMap(({ diameters }) => diameters);
      const largest = Math.max(0, ...all);
      const stocked = eighth <= largest ? Math.min(...all.filter((each) => each >= eighth)) : null;
      const weighed = stocked ?? (eighth || '');
      return (
        <p className="no-print">
          {stocked !== null && (
            <>
              {stocked > eighth && `We do not stock round bar of ${eighth} in. `}
              We stock {stocked} in bar in some grades of{' '}
              <ReferenceLinks
                references={stock.filter(({ diameters }) => diameters.includes(stocked))}
                href={(metal) => routes.form(metal, { slug: 'round-bar' })}
              />
              .{' '}
            </>
          )}
          {largest > 0 &&
            eighth > largest &&
            `Our round bar ends at ${largest} in; we quote billet or a mill order. `}
          Next:{' '}
          <a href={`${routes.tool({ slug: 'metal-weight-conversion' })}?diameter=${weighed}`}>
            weigh round bar{weighed && ` of ${weighed} in`}
          </a>
          .
        </p>
      );
    }}
  </CalculatorForm>
);
