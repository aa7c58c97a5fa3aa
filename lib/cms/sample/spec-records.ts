import specs from './data/specs.json' with { type: 'json' };
import { gradeFacts } from './grade-records';
import { enumerate, lines, paragraph } from './html';
import { metalNamed } from './metals';
import type { SeedRecord } from './record';

/** Who publishes a spec, as a sentence about "AMS 4911". */
const publishers: Readonly<Record<string, string>> = {
  SAE: 'an Aerospace Material Specification published by SAE International',
  ASTM: 'a standard published by ASTM International',
  MIL: 'a United States military specification',
  QQ: 'a United States federal specification',
};

interface Spec {
  metal: string;
  slug: string;
  code: string;
  organization: string;
}

/** "round bar" */
const words = (slug: string) => slug.replaceAll('-', ' ');

export const specRecords: readonly SeedRecord[] = (specs satisfies readonly Spec[]).map((spec) => ({
  collection: metalNamed(spec.metal).specs,
  slug: spec.slug,
  title: spec.code,
  content: lines(
    paragraph(`${spec.code} is ${publishers[spec.organization]}.`),
    ...supplied(spec).map(paragraph),
  ),
}));

/** "6AL-4V is supplied to AMS 4911 annealed, as plate and sheet." */
function supplied({ metal, slug, code }: Spec) {
  return gradeFacts
    .filter((grade) => grade.metal === metal)
    .flatMap((grade) => grade.specs.map((row) => ({ ...row, title: grade.title })))
    .filter((row) => row.spec === slug)
    .map(({ title, condition, forms }) => {
      const how = condition ? ` (${condition})` : '';
      const as = forms.length > 0 ? `, as ${enumerate(forms.map(words))}` : '';
      return `${title} is supplied to ${code}${how}${as}.`;
    });
}
