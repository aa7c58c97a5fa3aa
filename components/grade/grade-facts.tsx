import type { Grade } from '@/content-schemas/grade';
import { BasisSentence } from '@/components/basis/basis';
import { AddToComparison, ComparisonLink } from '@/components/compare/add-to-comparison';
import { Copyable } from '@/components/copy/copyable';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { weighQuery } from '@/lib/calculators/materials';
import { poundsPerCubicInch } from '@/lib/catalog/density';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './grade-facts.module.scss';
import { isInDoubt } from './specification-table';
import { Unbroken } from './unbroken';

/** The title block of a grade: the numbers it is known by, and how far its facts can be relied on. */
export function GradeFacts({ grade }: { grade: Grade }) {
  const { uns, density, aliases } = grade;
  const others = otherNumbers(grade);
  const facts = [
    {
      name: 'UNS',
      value: uns && (
        <>
          <Copyable value={uns} />
          {others && <small>{others}</small>}
        </>
      ),
    },
    { name: 'Equivalents', value: !uns && others },
    { name: 'Density', value: density && poundsPerCubicInch(density) },
    { name: 'Also called', value: aliases.length > 0 && <Unbroken text={aliases.join(', ')} /> },
  ].filter(({ value }) => value);
  return (
    <div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <BasisSentence
        grades={[grade]}
        isMarked={isInDoubt(grade.rows.filter(({ specs }) => specs.length > 0))}
      />
    </div>
  );
}

/** "= 3.7165, 3.7164, Class 60": the same metal's numbers in the systems that a buyer comes with; empty without any. */
function otherNumbers({ equivalents }: Grade) {
  const same = equivalents.filter(({ system, near }) => !near && /^(?:W\.-Nr\.|JIS)$/.test(system));
  const names = new Set(same.flatMap(({ designation }) => designation ?? []));
  return names.size > 0 && `= ${[...names].join(', ')}`;
}

/** What a buyer does with a grade next: ask for it, weigh it, compare it. */
export function GradeActions({ metal, grade }: { metal: Metal; grade: Grade }) {
  const weigh = weighQuery(grade.uns);
  return (
    <div className={`${styles.actions} actions no-print`}>
      <AddToQuote
        primary
        line={{
          kind: 'grade',
          title: gradeName(metal, grade.title),
          href: routes.grade(metal, grade),
        }}
      />
      {weigh && (
        <a
          className="btn btn-quiet"
          href={`${routes.tool({ slug: 'metal-weight-conversion' })}?${weigh}`}
        >
          Weigh this
        </a>
      )}
      <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} />
      <ComparisonLink grade={gradeKey(metal, grade)} />
    </div>
  );
}
