'use client';

import { lazy, Suspense } from 'react';
import { useChosenGrades } from './use-chosen-grades';
// Its styles come with the page, as those of the comparison's table do.
import './comparison-tray.module.scss';

const ChosenTray = lazy(async () => ({ default: (await import('./chosen-tray')).ChosenTray }));

/** What is chosen to be compared, below the cards it is chosen on. `titles`: the page's grades by their keys. */
export function ComparisonTray({ titles }: { titles: Readonly<Record<string, string>> }) {
  const chosen = useChosenGrades();
  return (
    chosen.length > 0 && (
      <Suspense>
        <ChosenTray chosen={chosen} titles={titles} />
      </Suspense>
    )
  );
}
