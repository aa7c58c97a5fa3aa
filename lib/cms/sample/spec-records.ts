import specs from './data/specs.json' with { type: 'json' };
import { lines, paragraph } from './html';
import { metalNamed } from './metals';
import type { SeedRecord } from './record';

interface Spec {
  metal: string;
  slug: string;
  code: string;
  organization: string;
  /** What it covers. */
  title: string;
  productForms: readonly string[];
  status: string;
  statusBasis: string;
  statusNote?: string;
  supersededBy?: readonly string[];
  similar?: readonly string[];
  since?: string;
  basis: string;
}

const facts: readonly Spec[] = specs;

export const specRecords: readonly SeedRecord[] = facts.map((spec) => ({
  collection: metalNamed(spec.metal).specs,
  slug: spec.slug,
  title: spec.code,
  content: lines(paragraph(`${spec.code} is published by ${spec.organization}.`)),
  acf: {
    scope: spec.title,
    organization: spec.organization,
    product_forms: spec.productForms.join(', '),
    status: spec.status,
    status_basis: spec.statusBasis,
    status_note: spec.statusNote ?? '',
    superseded_by: (spec.supersededBy ?? []).join(', '),
    similar: (spec.similar ?? []).join(', '),
    since: spec.since ?? '',
    basis: spec.basis,
  },
}));
