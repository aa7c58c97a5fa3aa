import type { Spec } from '@/content-schemas/metal-spec';
import titleBlock from '@/components/grade/grade-facts.module.scss';
import type { Metal } from '@/lib/catalog/metals';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import styles from './spec-facts.module.scss';
import { Unbroken } from './unbroken';

type Known = readonly { title: string; slug: string }[];

/** What a spec covers, who publishes it, whether it is current, and what replaced it. */
export function SpecFacts({ metal, spec, specs }: { metal: Metal; spec: Spec; specs: Known }) {
  /** Its successors are named, and the publisher's notice was not read: "superseded" would be the notice's word. */
  const hasUnreadSuccessor = !spec.statusRead && spec.supersededBy.length > 0;
  const facts = [
    {
      name: 'Covers',
      value: spec.scope && (
        <>
          <Unbroken text={withoutBreaks(spec.scope)} />
          <BasisMark basis={spec.basis} />
        </>
      ),
    },
    {
      name: 'Product forms',
      // Not repeated where the scope has the same words.
      value: spec.productForms && !spec.scope?.includes(spec.productForms) && spec.productForms,
    },
    { name: 'Publisher', value: spec.organization },
    {
      name: 'Status',
      value: hasUnreadSuccessor ? (
        <>
          succeeded by {numbers(spec.supersededBy)}
          <Unbroken text={withoutBreaks(` (${spec.statusNote ?? 'check the notice'})`)} />
        </>
      ) : (
        spec.status && <Unbroken text={statusWithNote(spec)} />
      ),
    },
    { name: 'Superseded by', value: !hasUnreadSuccessor && numbers(spec.supersededBy) },
    { name: 'See also', value: numbers(spec.similar) },
    { name: 'Since', value: spec.since },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;

  function numbers(codes: readonly string[]) {
    return (
      codes.length > 0 &&
      codes.map((code, i) => {
        const known = specs.find(({ title }) => title === code);
        return (
          <span key={code}>
            {i > 0 && ', '}
            {known ? (
              <a className={styles.name} href={routes.spec(metal, known)}>
                {code}
              </a>
            ) : (
              withoutBreaks(code)
            )}
          </span>
        );
      })
    );
  }

  return (
    <>
      <dl
        className={`${titleBlock.facts} ${styles.sentences}${spec.scope && facts.length === 3 ? ` ${styles.three}` : ''}`}
      >
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BasisNote facts={spec.scope ? [spec] : []} />
    </>
  );
}

/** Whether a spec's own text has more than its publisher, which is among its facts. */
export const saysMore = ({ title, organization, excerpt, html }: Spec) =>
  html !== '' && excerpt !== `${title} is published by ${organization}.`;

/**
 * "superseded; per the notice"; of what is current a whole sentence alone: "Revision W is the latest we know of." A
 * status and a note that were not read in a source are not shown (decision 26).
 */
export const statusWithNote = ({
  status,
  statusRead,
  statusNote,
}: Pick<Spec, 'status' | 'statusRead' | 'statusNote'>) =>
  withoutBreaks(
    (statusRead &&
      [
        status !== 'unknown' && !(status === 'current' && statusNote?.endsWith('.')) && status,
        statusNote,
      ]
        .filter(Boolean)
        .join('; ')) ||
      'we confirm the revision with your quote',
  );
