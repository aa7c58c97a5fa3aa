import type { Solution } from '@/lib/calculators/calculator';

/** The answer as lines of text, to paste into a letter: "Theoretical weight: 37.70 lb, 17.10 kg". */
export const resultText = (title: string, { results, formula }: Solution) =>
  [
    title,
    ...results.map(
      ({ label, figures }) =>
        `${label}: ${figures.map(({ value, unit }) => [value, unit].filter(Boolean).join(' ')).join(', ')}`,
    ),
    formula,
  ]
    .filter(Boolean)
    .join('\n');
