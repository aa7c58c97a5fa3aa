import { PropertyFinder } from '@/components/property-finder/property-finder';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import type { Grade } from '@/content-schemas/grade';
import { isSpecInDoubt } from '@/lib/catalog/basis';
import { getGrades } from '@/lib/content/inventory';
import { metals, type Metal } from '@/lib/catalog/metals';
import type { GradeMinimums } from '@/lib/catalog/property-search';
import { inMillimeters, sizeRange } from '@/lib/catalog/size-range';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import { formWordsOf } from '@/lib/catalog/form-words';
import { shortList } from '@/lib/routing/pagination';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = head({
  path: routes.findByProperty(),
  title: `Find Metals by Strength | ${site.brand}`,
  description:
    'Grades by form, minimum yield strength, tensile strength and elongation, each with the specification and condition that its figures hold for.',
});

/** The requirements are in the address, so the page is the same for all (decision 59). */
export default async function FindByPropertyPage() {
  const stock = await Promise.all(
    metals.map(async (metal) => ({ metal, ...shortList(await getGrades(metal)) })),
  );
  const incomplete = stock.filter(({ more }) => more > 0);
  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.findByProperty()} title="Find by Property" isShort />}
    >
      {incomplete.map(({ metal, items }) => (
        <p key={metal.slug}>
          The first {items.length} grades of {metal.name} are searched here; all of them are in its{' '}
          <a href={routes.inventory(metal)}>inventory</a>.
        </p>
      ))}
      <PropertyFinder
        grades={stock.flatMap(({ metal, items }) => items.map((grade) => minimumsOf(metal, grade)))}
      />
      <p className="section no-print">
        Look up by number: <a href={routes.crossReference()}>all specifications</a>. Side by side:{' '}
        <a href={routes.compare()}>compare grades</a>.
      </p>
    </TitleBarLayout>
  );
}

const minimumsOf = (metal: Metal, grade: Grade): GradeMinimums => ({
  key: gradeKey(metal, grade),
  title: grade.title,
  path: routes.grade(metal, grade),
  metal: { slug: metal.slug, name: metal.name },
  soldAs: [...new Set(grade.forms.flatMap(({ title }) => formWordsOf(title)))],
  minimums: grade.properties.map((row) => ({
    spec: row.spec,
    forms: row.forms,
    condition: row.condition && withoutBreaks(row.condition),
    size: { ksi: inUnit(sizeRange(row), 'in'), mpa: inUnit(sizeRange(row, inMillimeters), 'mm') },
    tensile: row.tensile,
    yield: row.yield,
    elongation: row.elongation,
    kind: row.kind,
    isInDoubt: isSpecInDoubt(grade, row.spec),
  })),
});

const inUnit = (size: string, unit: string) => size && `${size} ${unit}`.replaceAll(' ', '\u00A0');
