import type { Grade } from '@/content-schemas/grade';
import basis from '@/components/basis/basis.module.scss';
import { Html } from '@/components/primitives/html';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { capitalized } from '@/lib/catalog/capitalized';
import { limitsText, parseChemistry } from '@/lib/catalog/chemistry';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import type { SpecPart } from './spec-facts';
import styles from './chemistry.module.scss';

type Props = { grade: Pick<Grade, 'chemistry' | 'chemistrySource' | 'variants'> };

export function Chemistry({ grade: { chemistry, chemistrySource, variants } }: Props) {
  if (!chemistry && variants.length === 0) return null;
  const { spec, note, differences } = chemistrySource;
  return (
    <section aria-labelledby="chemistry">
      <h2 id="chemistry">Chemistry</h2>
      {chemistry && (
        <Composition html={chemistry} notes={[spec && `limits of ${spec}`, note, ...differences]} />
      )}
      {variants.map((variant) => (
        <div key={variant.name}>
          <h3 className={styles.variant}>
            {variant.name}
            {variant.uns && `, UNS ${variant.uns}`}
          </h3>
          {variant.chemistry && (
            <Composition
              html={variant.chemistry}
              notes={[variant.from && `limits of ${variant.from}`]}
            />
          )}
        </div>
      ))}
      <Proposition65 chemistry={chemistry} />
    </section>
  );
}

/** The limits of a spec's one grade where they are the spec's own, else links to those of each grade. */
export function SpecChemistry({ metal, spec, gradesUnderSpec }: SpecPart) {
  const [grade, ...others] = gradesUnderSpec.flatMap((row) =>
    row.grade.chemistry ? row.grade : [],
  );
  if (!grade) return null;
  if (others.length === 0 && grade.chemistrySource.spec === spec.title)
    return <Chemistry grade={grade} />;
  return (
    <p>
      Chemistry:{' '}
      <ReferenceLinks
        references={[grade, ...others]}
        href={({ slug }) => `${routes.grade(metal, { slug })}#chemistry`}
      />
    </p>
  );
}

/** The notice that California asks for with some elements. */
function Proposition65({ chemistry }: Pick<Grade, 'chemistry'>) {
  const contains = new Set(chemistry?.match(/\b[A-Z][a-z]?\b/g));
  return (
    site.proposition65.elements.some((element) => contains.has(element)) && (
      <p className={basis.note}>{site.proposition65.notice}</p>
    )
  );
}

function Composition({ html, notes }: { html: string; notes: readonly (string | null)[] }) {
  const table = parseChemistry(html);
  // The heading says what the sheet is of.
  const caption =
    table && (table.caption?.replace(/^chemical composition, /i, '') ?? 'weight percent');
  return (
    <>
      {table ? (
        <dl className={styles.elements} translate="no">
          {table.rows.map(([element, ...limits]) => (
            <div key={element}>
              <dt>{element}</dt>
              <dd>{limitsText(limits, table.columns)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Html html={html} />
      )}
      <p className={basis.note}>
        {capitalized(withoutBreaks([caption, ...notes].filter(Boolean).join('; ')))}.
      </p>
    </>
  );
}
