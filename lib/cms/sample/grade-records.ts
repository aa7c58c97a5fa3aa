import grades from './data/grades.json' with { type: 'json' };
import { chemistryTable } from './chemistry-table';
import { bullets, lines, paragraph } from './html';
import { metalNamed } from './metals';
import type { SeedRecord, SeedValue } from './record';

interface Grade {
  metal: string;
  slug: string;
  title: string;
  uns: string;
  aliases: readonly string[];
  type: string;
  /** Pounds per cubic inch. */
  density: string;
  chemistry: string;
  uses: string;
  forms: readonly string[];
  specs: readonly { spec: string; forms: readonly string[]; condition?: string }[];
  seo?: { title?: string; description?: string };
}

export const gradeFacts: readonly Grade[] = grades;

export const gradeRecords: readonly SeedRecord[] = gradeFacts.map((grade) => ({
  collection: metalNamed(grade.metal).grades,
  slug: grade.slug,
  title: grade.title,
  content: content(grade),
  ...(grade.seo && { seo: grade.seo }),
  acf: {
    uns: grade.uns,
    density: grade.density,
    aliases: grade.aliases.join(', '),
    chemistry: chemistryTable(grade.chemistry),
    [metalNamed(grade.metal).rows]: specRows(grade),
  },
}));

function content({ title, uns, type, uses, aliases, specs }: Grade) {
  const article = /^[aeiou]/i.test(type) ? 'an' : 'a';
  const conditions = [...new Set(specs.flatMap(({ condition }) => condition ?? []))];
  return lines(
    paragraph(`${title} (UNS ${uns}) is ${article} ${type}.`),
    paragraph(uses),
    aliases.length > 0 ? paragraph(`Also ordered as ${aliases.join(', ')}.`) : '',
    conditions.length > 0 ? `<h2>Conditions and classes</h2>\n${bullets(conditions)}` : '',
  );
}

/** One row per spec, and a last one for the forms that no spec of ours covers. */
function specRows({ metal, specs, forms }: Grade): SeedValue[] {
  const { link, specs: collection } = metalNamed(metal);
  const covered = new Set(specs.flatMap((row) => row.forms));
  const others = forms.filter((form) => !covered.has(form));
  return [
    ...specs.map((row) => ({
      [link]: { $post: `${collection}/${row.spec}` },
      form: formLinks(row.forms),
    })),
    ...(others.length > 0 ? [{ [link]: false, form: formLinks(others) }] : []),
  ];
}

/** ACF says `false` where an editor chose nothing. */
function formLinks(forms: readonly string[]): SeedValue {
  return forms.length > 0 && forms.map((form) => ({ $post: `forms/${form}` }));
}
