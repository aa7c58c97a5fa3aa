import { PropertyFinder } from '@/components/property-finder/property-finder';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import type { Grade } from '@/content-schemas/grade';
import { getGrades } from '@/lib/content/inventory';
import { metals, type Metal } from '@/lib/catalog/metals';
import type { PropertyFigures } from '@/lib/catalog/property-search';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import { shortList } from '@/lib/routing/pagination';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = head({
  path: routes.findByProperty(),
  title: `Find Metals by Strength and Density | ${site.brand}`,
  description:
    'Grades by minimum tensile strength, yield strength and elongation, density, form and size, each with the specification and condition that its figures hold for.',
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
        rows={stock.flatMap(({ metal, items }) =>
          items.flatMap((grade) => figuresOf(metal, grade)),
        )}
        metals={metals.map(({ slug, name }) => ({ slug, name }))}
      />
      <p className="section no-print">
        Look up by number: <a href={routes.crossReference()}>all specifications</a>. Side by side:{' '}
        <a href={routes.compare()}>compare grades</a>.
      </p>
    </TitleBarLayout>
  );
}

function figuresOf(metal: Metal, grade: Grade): readonly PropertyFigures[] {
  const common = {
    title: grade.title,
    path: routes.grade(metal, grade),
    grade: gradeKey(metal, grade),
    metal: metal.slug,
    isToOrder: grade.forms.length === 0,
    density: grade.density,
  };
  if (grade.properties.length === 0)
    return grade.density === null ? [] : [{ ...common, ...noFigures }];
  return grade.properties.map(({ kind, hardness: _h, note: _n, reductionOfArea: _r, ...row }) => ({
    ...common,
    ...row,
    condition: row.condition && withoutBreaks(row.condition),
    isCapability: kind === 'capability',
  }));
}

const noFigures = {
  spec: null,
  forms: null,
  condition: null,
  overIn: null,
  toIn: null,
  tensile: null,
  yield: null,
  elongation: null,
  isCapability: false,
  basis: null,
} as const;
