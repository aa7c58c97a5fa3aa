import { Fragment, type ReactNode } from 'react';
import type { GradeUnderSpec, Reference } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { BasisMark, BasisSentence } from '@/components/basis/basis';
import { DataTable } from '@/components/tables/data-table';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { isInDoubt, isUnread } from '@/lib/catalog/basis';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey, maxGrades } from '@/lib/comparison/chosen-grades';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import styles from './grade-facts.module.scss';
import { Facts } from './facts';
import { Unbroken } from '@/components/primitives/unbroken';

/** What a part of a spec's page shows. */
export interface SpecPart {
  metal: Metal;
  spec: Pick<Spec, 'slug' | 'title'>;
  gradesUnderSpec: readonly GradeUnderSpec[];
}

interface Props {
  metal: Metal;
  spec: Spec;
  /** The specs that have pages of their own. */
  specs: readonly Reference[];
}

export function SpecFacts({ metal, spec, specs, gradesUnderSpec }: Props & SpecPart) {
  /** Its successors are named, and the publisher's notice was not read: "superseded" would be the notice's word. */
  const hasUnreadSuccessor = !spec.statusRead && spec.supersededBy.length > 0;
  const successors = spec.supersededBy.length > 0 && (
    <Codes metal={metal} codes={spec.supersededBy} specs={specs} />
  );
  return (
    <div>
      <Facts
        areSentences
        facts={[
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
            name: 'Status',
            value: hasUnreadSuccessor ? (
              <>
                succeeded by {successors}
                <Unbroken text={withoutBreaks(` (${spec.statusNote ?? 'check the notice'})`)} />
              </>
            ) : (
              spec.status && <Unbroken text={statusWithNote(spec)} />
            ),
          },
          { name: 'Superseded by', value: !hasUnreadSuccessor && successors },
        ]}
      />
      <BasisSentence
        grades={gradesUnderSpec.map(({ grade }) => grade)}
        isMarked={
          (spec.scope !== null && isUnread(spec)) ||
          isInDoubt(gradesUnderSpec.flatMap(({ coverages }) => coverages))
        }
      >
        {sourceOf({ metal, spec, specs })}
      </BasisSentence>
    </div>
  );
}

/** What else is known of a spec, each in a sentence; `null` where nothing is. */
function sourceOf({ metal, spec, specs }: Props) {
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    // Not repeated where the scope has the same words.
    ['Product forms', !spec.scope?.includes(spec.productForms ?? '') && spec.productForms],
    [
      'See also',
      spec.similar.length > 0 && <Codes metal={metal} codes={spec.similar} specs={specs} />,
    ],
    ['Publisher', spec.organization],
    ['Since', spec.since],
  ];
  const sentences = facts
    .filter(([, value]) => value)
    .map(([name, value]) => (
      <span key={name}>
        {name}: {value}.{' '}
      </span>
    ));
  return sentences.length > 0 ? sentences : null;
}

/** Numbers of specifications, links where we list them. */
export const Codes = ({
  metal,
  codes,
  specs,
}: Pick<Props, 'metal' | 'specs'> & { codes: readonly string[] }) =>
  codes.map((code, i) => {
    const known = specs.find(({ title }) => title === code);
    return (
      <Fragment key={code}>
        {i > 0 && ', '}
        {known ? (
          <a className="whole" href={routes.spec(metal, known)}>
            {code}
          </a>
        ) : (
          withoutBreaks(code)
        )}
      </Fragment>
    );
  });

export function SpecActions({ metal, spec, gradesUnderSpec, about }: SpecPart & { about: string }) {
  const keys = gradesUnderSpec.map(({ grade }) => gradeKey(metal, grade)).slice(0, maxGrades);
  return (
    <div className={`${styles.actions} actions no-print`}>
      <AddToQuote
        primary
        line={{
          kind: 'spec',
          title: about,
          href: routes.spec(metal, spec),
        }}
      />
      {keys.length > 1 && (
        <a className="btn btn-quiet needs-script" href={routes.comparison(keys)}>
          {`Compare ${keys.length} grades`}
        </a>
      )}
    </div>
  );
}

/** A spec that more grades meet is related to nearly every spec of the metal. */
const maxRelated = 20;

export function RelatedSpecs({ metal, spec, gradesUnderSpec }: SpecPart) {
  const rows = gradesUnderSpec
    .map(({ grade }) => ({ grade, others: grade.specs.filter(({ slug }) => slug !== spec.slug) }))
    .filter(({ others }) => others.length > 0);
  if (rows.length === 0 || rows.length > maxRelated) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related specifications</h2>
      <DataTable
        caption="Other specifications of these grades"
        rows={rows}
        columns={[
          {
            head: 'Grade',
            phone: 'title',
            cell: ({ grade }) => <span className="whole">{grade.title}</span>,
          },
          {
            head: 'Specifications',
            phone: 'labelled',
            isLinks: true,
            cell: ({ others }) => (
              <ReferenceLinks references={others} href={(other) => routes.spec(metal, other)} />
            ),
          },
        ]}
      />
    </section>
  );
}

/** Whether a spec's own text has more than its publisher, which is among its facts. */
export const saysMore = ({ title, organization, excerpt, html }: Spec) =>
  html !== '' && excerpt !== `${title} is published by ${organization}.`;

/** "superseded; per the notice". A status that was not read in a source is not shown (decision 26). */
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
