import useSWR from 'swr';
import { BrowserCache, getJson } from '@/components/browser-cache/browser-cache';
import { isComparedGrade, type ComparedGrade } from '@/lib/comparison/comparison';
import * as routes from '@/lib/routing/routes';
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
  const arrived = asked.flatMap(({ data }) => data ?? []);
  const fault = asked.find(({ error }) => error)?.error;
  if (fault)
    return <p role="alert">The grades could not be loaded. Please try again in a minute.</p>;
  if (arrived.length < grades.length) return <output>Loading grades</output>;
  return <ComparisonTable grades={arrived} onRemove={(i) => onRemove(grades[i]!)} />;
}

/**
 * A grade by its key, `titanium/6al-4v`, stored in the browser under its slug (spec §7); under the whole key where a
 * grade of another metal is stored under that slug. Without a key nothing is fetched.
 */
function useComparedGrade(key = '') {
  const [metal = '', slug = ''] = key.split('/');
  const load = () => getJson<ComparedGrade>(routes.comparedGrade(key));
  const bySlug = useSWR(slug || null, load);
  const isOther = bySlug.data && bySlug.data.path !== routes.grade({ slug: metal }, { slug });
  const byKey = useSWR(isOther ? key : null, load);
  return isOther ? byKey : bySlug;
}
