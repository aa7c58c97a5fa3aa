import type { Metadata } from 'next';
import { redirectToNotFound, redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { Fold } from '@/components/grade/fold';
import { FormGrades, FormSizes } from '@/components/grade/form-sizes';
import { Html } from '@/components/primitives/html';
import { FormDrawings, formsOf } from '@/components/inventory/form-drawings';
import { FormList } from '@/components/inventory/form-list';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { ListPages } from '@/components/inventory/list-pages';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { QuoteAside } from '@/components/quote/quote-aside';
import { forms, getForm, getForms } from '@/lib/content/inventory';
import { formSeo, formSummary } from '@/lib/content/inventory-words';
import { byTitle } from '@/lib/content/read';
import { metalParams } from '@/lib/content/static-params';
import { listPage, pageNumber } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { metalAt } from '../../metal-at';

type Props = { params: Promise<{ metal: string; form: string; number?: string }> };

export const generateStaticParams = () => metalParams(getForms, 'form');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metal, form, grades } = await load(params);
  return head({
    path: routes.form(metal, form),
    title: `${metal.name} ${form.title} Supplier | View Inventory`,
    description: formSummary(metal, form, form.grades.length),
    seo: formSeo(metal, form.seo),
    listPage: grades.number,
  });
}

export default async function FormPage({ params }: Props) {
  const { metal, form, grades } = await load(params);
  const others = new Map(
    form.grades.flatMap(({ forms }) => forms).map((other) => [other.slug, other]),
  );
  others.delete(form.slug);
  const title = `${metal.name} ${form.title}`;
  const isStocked = grades.items.some(({ stock }) => stock.some((row) => row.form === form.slug));

  return (
    <SidebarLayout
      banner={
        <PageBanner path={routes.form(metal, form)} title={title}>
          {grades.number === 1 && <Html html={form.html} />}
        </PageBanner>
      }
      aside={<QuoteAside about={title} />}
    >
      <HatchPatterns metal={metal} />
      <FormDrawings forms={[form.slug, ...formsOf(form.grades)]} />
      <FormSizes metal={metal} form={form} grades={grades.items} />
      <Fold id="grades" title={`${metal.name} grades in ${form.title}`} isOpen={!isStocked}>
        <FormGrades metal={metal} form={form} grades={grades.items} />
        <ListPages
          label={`${metal.name} grades in ${form.title}`}
          page={grades}
          href={(number) => routes.form(metal, form, number)}
        />
      </Fold>
      {others.size > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{metal.name} in other forms</h2>
          <FormList metal={metal} forms={[...others.values()].toSorted(byTitle)} size={40} />
        </section>
      )}
    </SidebarLayout>
  );
}

async function load(params: Props['params']) {
  const metal = await metalAt(params);
  const { form: segment, number } = await params;
  const slug = routes.fromAddress(segment);
  const form =
    (await getForm(metal, slug)) ??
    (await redirectToRenamedOrNotFound(forms.name, slug, (now) => routes.form(metal, now)));
  const grades = listPage(form.grades, pageNumber(number)) ?? redirectToNotFound();
  return { metal, form, grades };
}
