'use client';

import { Fragment, useMemo } from 'react';
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

interface StockOfForm {
  /** Its slug: "forged-bar". */
  form: string;
  metals: readonly (Reference & {
    /** Stocked, inches. */
    diameters: readonly number[];
  })[];
}

/** Round stock: the form that a part is cut from first, and those that take its place where that form ends. */
export const RoundToSquareForm = ({ stock }: { stock: readonly StockOfForm[] }) => (
  <CalculatorForm calculator={roundToSquare} Drawing={Drawing}>
    {({ results, drawing }) => {
      const part = drawing && 'dimensions' in drawing ? drawing.dimensions.inner : undefined;
      const smallest = results[0]?.figures[0]?.value;
      const eighth = Number(results[1]?.figures[0]?.value);
      const [first, ...others] = stock
        .map((each) => nextStocked(each, eighth))
        .filter(({ largest }) => largest > 0);
      const fitting = first?.next ? [first] : others.filter(({ next }) => next);
      const weighed = fitting[0]?.next ?? (eighth || '');
      return (
        <p className="no-print">
          {first?.next && first.next > eighth && `We do not stock ${first.name} of ${eighth} in. `}
          {first && eighth > first.largest && `Our ${first.name} ends at ${first.largest} in. `}
          {fitting.map(({ form, name, next, metals }) => (
            <Fragment key={form}>
              We stock {next} in {name} in some grades of{' '}
              <ReferenceLinks
                references={metals}
                href={(metal) => routes.form(metal, { slug: form })}
              />
              .{' '}
            </Fragment>
          ))}
          {first && eighth > 0 && !fitting[0] && (
            <>
              A larger round is a mill order:{' '}
              <a
                href={routes.contact()}
                data-quote=""
                data-quote-about={`Round for ${part} in, at least ${smallest} in`}
              >
                ask us
              </a>
              .{' '}
            </>
          )}
          {/* The larger forms are in some grades only, which the weight tool does not know. */}
          {(first?.next || !fitting[0]) && (
            <span className="needs-script">
              Next:{' '}
              <a href={`${routes.tool({ slug: 'metal-weight-conversion' })}?diameter=${weighed}`}>
                weigh a round
                {weighed && ` of ${weighed} in`}
              </a>
              .
            </span>
          )}
        </p>
      );
    }}
  </CalculatorForm>
);

/** The smallest stocked diameter of a form, inches, that is no smaller than a round, and the metals that have it. */
function nextStocked({ form, metals }: StockOfForm, round: number) {
  const all = metals.flatMap(({ diameters }) => diameters);
  const next = all.filter((each) => each >= round).toSorted((a, b) => a - b)[0];
  return {
    form,
    name: form.replace('-', ' '),
    largest: Math.max(0, ...all),
    next,
    metals: metals.filter(({ diameters }) => next && diameters.includes(next)),
  };
}
