import type { GradeUnderSpec } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import names from './linked-names.module.scss';
import specFacts from './spec-facts.module.scss';
import styles from './tables.module.scss';

/** A spec that more grades meet is related to nearly every spec of the metal. */
const maxGrades = 20;

/** The other specs of the grades that meet a spec: its sheet beside its bar, aged beside solution treated. */
export function RelatedSpecs({
  metal,
  spec,
  gradesUnderSpec,
}: {
  metal: Metal;
  spec: { slug: string };
  gradesUnderSpec: readonly GradeUnderSpec[];
}) {
  const rows = gradesUnderSpec
    .map(({ grade }) => ({ grade, others: grade.specs.filter(({ slug }) => slug !== spec.slug) }))
    .filter(({ others }) => others.length > 0);
  if (rows.length === 0 || rows.length > maxGrades) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related specifications</h2>
      <table className={`${styles.facts} ${styles.list}`}>
        <caption>Other specifications of these grades</caption>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            <th scope="col">Specifications</th>
          </tr>
        </thead>
        <tbody>
          {listWithoutKeys(rows, ({ grade, others }) => (
            <tr>
              <th scope="row">
                <span className={specFacts.name}>{grade.title}</span>
              </th>
              <td className={names.links}>
                {listWithoutKeys(others, (other, i) => (
                  <>
                    {i > 0 && ', '}
                    <a className="whole" href={routes.spec(metal, other)}>
                      {other.title}
                    </a>
                  </>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
