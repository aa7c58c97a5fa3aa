'use client';

import { lazy, Suspense } from 'react';
import { useChosenGrades } from './use-chosen-grades';

const ChosenTray = lazy(async () => ({ default: (await import('./chosen-tray')).ChosenTray }));

/** The grades chosen for the comparison, below the cards that have the checkboxes. `titles`: the page's grades by key. */
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
