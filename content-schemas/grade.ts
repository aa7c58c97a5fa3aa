import { z } from 'zod';
import { figure, listIn, nullable, nullableText } from './fields';
import { coverageFields, gradeFactFields, toCoverage, toGradeFacts } from './grade-facts';
import { postFilled, readPost, toPost, wpPost } from './post';
import { fieldsByName } from './fields-by-name';
import { relation, type Relation } from './relation';
import { fieldsOf, isNothing, listOf, markup } from './wordpress';

export interface Reference {
  title: string;
  slug: string;
}

/** The fields in which a metal keeps its specs, from its row of `lib/catalog/metals.ts`. */
interface GradeFields {
  specs: string;
  specLink: string;
}

/** The names that the specification gives to these fields in every grade post (spec §3); a metal may have its own. */
const everyMetal: GradeFields = {
  specs: 'specs-stainless-steel',
  specLink: 'stainless_steel_spec_links',
};

/** Osmium, the densest metal there is, has 0.816 lb/in³, and lithium 0.019: another figure has another unit. */
const [minDensity, maxDensity] = [0.01, 0.83];

/** The grades of one metal. A row of specs may miss its link, its forms, or both. */
export const gradeSchema = (fields: GradeFields) => {
  const row = z.intersection(
    fieldsByName({
      specs: { names: [fields.specLink, everyMetal.specLink], schema: listOf(relation) },
      forms: { names: ['form'], schema: listOf(relation) },
    }),
    z.object(coverageFields).transform(toCoverage),
  );
  const specs = z.preprocess(
    (value) => (isNothing(value) ? {} : value),
    fieldsByName({ rows: { names: [fields.specs, everyMetal.specs], schema: listOf(row) } }),
  );
  const common = fieldsOf({
    /** Editor HTML, usually a table of elements. */
    chemistry: nullable(markup),
    uns: nullableText,
    /** Pounds per cubic inch. */
    density: figure('lb/in³', 'lb/in3', 'lb/in^3', 'lb/cu in').refine(
      (pounds) => pounds === null || (pounds >= minDensity && pounds <= maxDensity),
      'no density in lb/in³, such as 0.163',
    ),
    /** Other names. */
    aliases: listIn(/[,;\n]/),
    ...gradeFactFields,
  });
  const wpGrade = wpPost
    .extend({ acf: z.intersection(common, specs).prefault([]) })
    .transform(({ acf, ...wp }) => ({
      ...toPost(wp),
      ...toGradeFacts(acf),
      chemistry: acf.chemistry,
      uns: acf.uns,
      density: acf.density,
      aliases: acf.aliases,
      /** One row per spec, with the forms stocked to it. A row without specs only names forms. */
      rows: acf.rows.map(({ specs: specsOfRow, forms, ...coverage }) => ({
        specs: published(specsOfRow),
        forms: published(forms),
        ...coverage,
      })),
    }));
  return readPost(wpGrade);
};
export type GradeRecord = z.output<ReturnType<typeof gradeSchema>>;

/** The field by which a grade names its specs and forms, as editors know it. */
export const specsField = ({ specs }: GradeFields) => `acf.${specs}`;

/** As `postFilled`, of a grade. */
export const gradeFilled = (fields: GradeFields) => ({
  ...postFilled,
  [specsField(fields)]: ({ rows }: GradeRecord) => rows.length > 0,
  'acf.chemistry': ({ chemistry }: GradeRecord) => chemistry !== null,
  'acf.uns': ({ uns }: GradeRecord) => uns !== null,
  'acf.density': ({ density: pounds }: GradeRecord) => pounds !== null,
  'acf.aliases': ({ aliases: names }: GradeRecord) => names.length > 0,
});

const published = (relations: readonly (Relation | null)[] = []): Relation[] =>
  relations.filter((each) => each !== null);

/** How a spec covers a grade: its condition, the forms and the largest size, and how sure that is. */
export type Coverage = ReturnType<typeof toCoverage> & { forms: readonly Reference[] };

/** A grade with its references resolved: what pages and components know. */
export interface Grade extends Omit<GradeRecord, 'rows'> {
  rows: readonly (Coverage & { specs: readonly Reference[] })[];
  /** Every spec it is stocked to, and every form it comes in, each once. */
  specs: readonly Reference[];
  forms: readonly Reference[];
}

/** A grade that meets a spec: the forms it is stocked in to that spec, and how the spec covers it. */
export interface GradeUnderSpec {
  grade: Grade;
  forms: readonly Reference[];
  coverages: readonly Coverage[];
}
