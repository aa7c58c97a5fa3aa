import useSWR from 'swr';
import { BrowserCache, getJson } from '@/components/browser-cache/browser-cache';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import * as routes from '@/lib/routes';
import { ComparisonTable } from './comparison-table';

interface Props {
  grades: readonly string[];
  onRemove: (grade: string) => void;
}

/** The grades named, once all of them have arrived. Each is kept in the browser by its slug (spec §7). */
export const ComparedGrades = (props: Props) => (
  <BrowserCache>
    <Loaded {...props} />
  </BrowserCache>
);

function Loaded({ grades, onRemove }: Props) {
  const asked = [
    useGrade(grades[0]),
    useGrade(grades[1]),
    useGrade(grades[2]),
    useGrade(grades[3]),
  ].slice(0, grades.length);
  const arrived = asked.flatMap(({ data }) => data ?? []);
  const fault = asked.find(({ error }) => error)?.error;
  if (fault) return <p role="alert">The grades are out of reach at present. {fault.message}</p>;
  if (arrived.length < grades.length) return <output>Loading grades</output>;
  return (
    <>
      <ComparisonTable grades={arrived} onRemove={(i) => onRemove(grades[i]!)} />
      {grades.length === 1 && <p className="beneath">Add another grade to see what differs.</p>}
    </>
  );
}

const useGrade = (key: string | undefined) =>
  useSWR<ComparedGrade, Error>(key ?? null, () =>
    getJson<ComparedGrade>(routes.comparedGrade(key ?? '')),
  );
