import type { Grade } from '@/content-schemas/grade';
import { BasisSentence } from '@/components/basis/basis';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { weighQuery } from '@/lib/calculators/materials';
import { isInDoubt } from '@/lib/catalog/basis';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { Facts } from './facts';
import styles from './grade-facts.module.scss';
import { Unbroken } from '@/components/primitives/unbroken';
import { InUnits } from './unit-switch';

export function GradeFacts({ grade }: { grade: Grade }) {
  const { uns, density } = grade;
  const others = otherNames(grade);
  const facts = [
    {
      name: 'UNS',
      value: uns && (
        <>
          <span translate="no">{uns}</span>
          {others && (
            <small>
              <Unbroken text={others} />
            </small>
          )}
        </>
      ),
    },
    { name: 'Other names', value: !uns && others },
    {
      name: 'Density',
      value: density && (
        <InUnits us={poundsPerCubicInch(density)} metric={metricDensity(density)} />
      ),
    },
  ];
  return (
    <div>
      <Facts facts={facts} />
      <BasisSentence
        grades={[grade]}
        isMarked={isInDoubt(grade.rows.filter(({ specs }) => specs.length > 0))}
      />
    </div>
  );
}

/** "W.-Nr. 3.7165, 3.7164, JIS Class 60; also called Grade 5": only numbers of W.-Nr. and JIS are equal. */
function otherNames({ equivalents, aliases }: Grade) {
  const numbers = ['W.-Nr.', 'JIS'].flatMap((system) => {
    const own = equivalents
      .filter((row) => row.system === system && !row.near)
      .flatMap(({ designation }) => designation ?? []);
    return own.length > 0 ? `${system} ${[...new Set(own)].join(', ')}` : [];
  });
  const names = aliases.length > 0 ? `also called ${aliases.join(', ')}` : '';
  return [numbers.join(', '), names].filter(Boolean).join('; ');
}

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
      <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} isAlone />
    </div>
  );
}
