import type { Metadata } from 'next';
import { absent } from '@/app/absent';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { Html } from '@/components/html';
import { Chemistry } from '@/components/inventory/chemistry';
import { FormDrawings, formsOf } from '@/components/inventory/form-drawings';
import { GradeFacts } from '@/components/inventory/grade-facts';
import { StockTable } from '@/components/inventory/stock-table';
import { ViewedGrade } from '@/components/recent/viewed-grade';
import { JsonLd } from '@/components/json-ld';
import { SidebarLayout } from '@/components/layouts/sidebar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { QuoteAside } from '@/components/quote/quote-aside';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import { getBuiltGrades, getGrade } from '@/lib/content/inventory';
import { gradeSummary } from '@/lib/content/inventory-words';
import { metals } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { head } from '@/lib/seo';
import { gradeFacts } from '@/lib/structured-data/grade-facts';
import { metalAt } from '../../metal-at';

type Props = PageProps<'/inventory/[metal]/grade/[grade]'>;

export async function generateStaticParams() {
  const stock = await Promise.all(
    metals.map(async (metal) => ({ metal, grades: await getBuiltGrades(metal) })),
  );
  return stock.flatMap(({ metal, grades }) =>
    grades.map(({ slug }) => ({ metal: metal.slug, grade: slug })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metal, grade } = await load(params);
  return head({
    path: routes.grade(metal, grade),
    title: `${grade.title} ${metal.name} Supplier | View Inventory`,
    description: gradeSummary(metal, grade),
    seo: grade.seo,
  });
}

export default async function GradePage({ params }: Props) {
  const { metal, grade } = await load(params);

  return (
    <SidebarLayout
      banner={<PageBanner path={routes.grade(metal, grade)} title={grade.title} />}
      aside={
        <QuoteAside
          about={`${metal.name} ${grade.title}`}
          kind="grade"
          href={routes.grade(metal, grade)}
        />
      }
    >
      <FormDrawings forms={formsOf([grade])} />
      <div>
        <GradeFacts grade={grade} />
        <p className="beneath">
          <AddToComparison grade={gradeKey(metal, grade)} title={grade.title} />
        </p>
      </div>
      <Html html={grade.html} />
      <Chemistry html={grade.chemistry} />
      <StockTable metal={metal} grade={grade} />
      <ViewedGrade title={grade.title} href={routes.grade(metal, grade)} />
      <JsonLd data={gradeFacts(metal, grade)} />
    </SidebarLayout>
  );
}

async function load(params: Props['params']) {
  const metal = await metalAt(params);
  const grade = (await getGrade(metal, routes.fromAddress((await params).grade))) ?? absent();
  return { metal, grade };
}
