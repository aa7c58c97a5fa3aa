import { redirectToNotFound } from '@/app/page-redirects';
import { FormDrawings, formsOf } from '@/components/inventory/form-drawings';
import { GradeCard } from '@/components/inventory/grade-card';
import { GradeFilter } from '@/components/inventory/grade-filter';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { ListPages } from '@/components/inventory/list-pages';
import type { Grade, Reference } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import { MetalTabs } from '@/components/inventory/metal-tiles';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getForms, getGrades, getSpecs } from '@/lib/content/inventory';
import { listPage } from '@/lib/routing/pagination';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

/** The stock of one metal: its grades as cards, with filters by form and spec. */
export async function Inventory({ metal, number = 1 }: { metal: Metal; number?: number }) {
  const [grades, forms, specs] = await Promise.all([
    getGrades(metal),
    getForms(metal),
    getSpecs(metal),
  ]);
  const shown = listPage(grades, number) ?? redirectToNotFound();
  const offered = byStock(forms, grades);
  const places = new Map(offered.map(({ slug }, i) => [slug, i]));
  const inOrder = (own: readonly Reference[]) =>
    own.toSorted((a, b) => (places.get(a.slug) ?? 0) - (places.get(b.slug) ?? 0));

  return (
    <TitleBarLayout banner={<PageBanner path={routes.inventory(metal)} title={metal.name} />}>
      <HatchPatterns />
      <FormDrawings forms={formsOf(shown.items)} />
      {shown.total === 0 ? (
        <>
          <MetalTabs current={metal} />
          <p className="section">
            No {metal.name} grade is listed at present. <a href={routes.contact()}>Ask us</a>: we
            source to order.
          </p>
        </>
      ) : (
        <GradeFilter
          heading={`${metal.name} grades`}
          all={routes.inventory(metal)}
          forms={offered.map((form) => ({ ...named(form), href: routes.form(metal, form) }))}
          specs={specs.map((spec) => ({ ...named(spec), href: routes.spec(metal, spec) }))}
          total={shown.total}
          items={shown.items.map((grade) => ({
            key: grade.slug,
            rows: grade.rows.map((row) => ({
              specs: row.specs.map(({ slug }) => slug),
              forms: row.forms.map(({ slug }) => slug),
            })),
            card: <GradeCard metal={metal} grade={{ ...grade, forms: inOrder(grade.forms) }} />,
          }))}
        >
          <MetalTabs current={metal} />
        </GradeFilter>
      )}
      <ListPages
        label={`${metal.name} grades`}
        page={shown}
        href={(page) => routes.inventory(metal, page)}
      />
      <p className="section no-print">
        Look up by number: <a href={routes.crossReference()}>all specifications and UNS numbers</a>.
        By strength: <a href={routes.findByProperty()}>find by property</a>. Side by side:{' '}
        <a href={routes.compare()}>compare grades</a>.
      </p>
    </TitleBarLayout>
  );
}

/** What the filter shows of a post: all of it would be sent to the browser. */
const named = ({ slug, title }: Reference) => ({ slug, title });

/** The forms of most grades first, in the filter and on each card. */
function byStock(forms: readonly Post[], grades: readonly Grade[]) {
  const counts = new Map<string, number>();
  for (const { slug } of grades.flatMap((grade) => grade.forms))
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return forms.toSorted((a, b) => (counts.get(b.slug) ?? 0) - (counts.get(a.slug) ?? 0));
}
