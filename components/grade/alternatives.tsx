import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Alternative } from '@/lib/catalog/alternatives';
import type { Metal } from '@/lib/catalog/metals';
import { holdsFor, strengthInWords } from '@/lib/catalog/property-words';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisNote, chemistryFacts, explainedAbove, isUnread } from './basis';
import styles from './basis.module.scss';
import gradeTables from './grade-tables.module.scss';
import { Unbroken } from './unbroken';

const titles = { yield: 'Higher minimum yield', elongation: 'Higher minimum elongation' } as const;

/** What to choose where a grade has too little of a property, by the minima of specifications. */
export function Alternatives({
  metal,
  grade,
  alternatives,
}: {
  metal: Metal;
  grade: Grade;
  alternatives: readonly Alternative[];
}) {
  if (alternatives.length === 0) return null;
  const facts = alternatives.flatMap(({ row, than }) => [row, than]);
  const isExplained = [...chemistryFacts(grade), ...grade.equivalents].some(isUnread);
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">Alternatives</h2>
      <ul className={gradeTables.differences}>
        {listWithoutKeys(alternatives, ({ by, grade: other, row, than }) => (
          <li>
            {`${titles[by]}: `}
            <a href={routes.grade(metal, other)}>
              <Unbroken text={inOnePiece(other)} />
            </a>
            <br />
            <Unbroken text={withoutBreaks(figureText(row, by))} />
            <br />
            <Unbroken text={withoutBreaks(`${inOnePiece(grade)}: up to ${figureText(than, by)}`)} />
          </li>
        ))}
      </ul>
      {!isExplained && <BasisNote facts={facts} />}
      <p className={styles.note}>
        {isExplained && facts.some(isUnread) && `${explainedAbove} `}
        By listed minimums alone: temperature, corrosion, welding or fatigue may rule it out. See
        also <a href={`${routes.findByProperty()}?metal=${metal.slug}`}>find by property</a>.
      </p>
    </section>
  );
}

/** "15-5 PH": no line ends at its space. */
const inOnePiece = ({ title }: { title: string }) => title.replaceAll(' ', '\u00A0');

/** "10 % with a yield of 150 ksi (1034 MPa), AMS 4981†, bar, annealed, to 2 in": elongation alone hides what it costs. */
const figureText = (row: PropertyRow, by: Alternative['by']) => {
  const yielding = row.yield && strengthInWords(row.yield);
  return [
    by === 'yield'
      ? yielding
      : `${row.elongation} %${yielding ? ` with a yield of ${yielding}` : ''}`,
    holdsFor({ ...row, spec: row.basis === 'seen' ? row.spec : `${row.spec}†` }),
  ].join(', ');
};
