import { BrowserCache } from '@/components/browser-cache/browser-cache';
import { isComparedGrade } from '@/lib/comparison/comparison';
import { useComparedGrade } from './compared-grade';
import { ComparisonTable } from './comparison-table';

interface Props {
  grades: readonly string[];
  onRemove: (grade: string) => void;
}

/** The comparison of these grades, once all have arrived. Each is stored in the browser by its key (spec §7). */
export const ComparedGrades = (props: Props) => (
  <BrowserCache isData={isComparedGrade}>
    <Loaded {...props} />
  </BrowserCache>
);

function Loaded({ grades, onRemove }: Props) {
  const asked = [
    useComparedGrade(grades[0]),
    useComparedGrade(grades[1]),
    useComparedGrade(grades[2]),
    useComparedGrade(grades[3]),
  ].slice(0, grades.length);
  // A grade that an earlier release stored in the browser has no properties.
  const arrived = asked.flatMap(({ data }) =>
    data ? { ...data, properties: data.properties ?? [] } : [],
  );
  const fault = asked.find(({ error }) => error)?.error;
  if (fault)
    return <p role="alert">The grades could not be loaded. Please try again in a minute.</p>;
  if (arrived.length < grades.length) return <output>Loading grades</output>;
  return <ComparisonTable grades={arrived} onRemove={(i) => onRemove(grades[i]!)} />;
}
