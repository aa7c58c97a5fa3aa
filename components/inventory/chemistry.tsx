import { Html } from '@/components/html';
import { parseChemistry } from '@/lib/chemistry';
import { ChemistryTable } from './chemistry-table';

/** A grade's composition: as a table where an editor wrote one, else as it was written. */
export function Chemistry({ html }: { html: string | null }) {
  if (!html) return null;
  const table = parseChemistry(html);
  return (
    <section aria-labelledby="chemistry">
      <h2 id="chemistry">Chemistry</h2>
      {table ? <ChemistryTable table={table} /> : <Html html={html} />}
    </section>
  );
}
