import type { Metadata } from 'next';
import { redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { Chemistry } from '@/components/grade/chemistry';
import { GradeActions, GradeFacts } from '@/components/grade/grade-facts';
import { HeatTreatmentTable } from '@/components/grade/heat-treatment-table';
import { AboutGrade, EquivalentsTable, PhysicalFacts } from '@/components/grade/grade-folds';
import { GradeSizes } from '@/components/grade/sizes';
import { GradeSpecifications } from '@/components/grade/specification-table';
import { PageFacts } from '@/components/primitives/json-ld';
import { LeadPicture } from '@/components/services/lead-picture';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { QuoteAside } from '@/components/quote/quote-aside';
import { getGrade, getGrades, grades } from '@/lib/content/inventory';
import { gradeName } from '@/lib/catalog/grade-name';
import { gradeHeading, gradeSummary } from '@/lib/content/inventory-words';
import { metalParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { gradeFacts } from '@/lib/structured-data/grade-facts';
import { metalAt } from '../../metal-at';

type Props = PageProps<'/inventory/[metal]/grade/[grade]'>;

export const generateStaticParams = () => metalParams(getGrades, 'grade');

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
  const heading = gradeHeading(metal, grade);

  return (
    <SidebarLayout
      banner={
        <PageBanner
          path={routes.grade(metal, grade)}
          title={grade.title}
          heading={heading}
          isName
        />
      }
      aside={<QuoteAside about={gradeName(metal, grade.title)} />}
    >
      <GradeFacts grade={grade} />
      <GradeActions metal={metal} grade={grade} />
      <GradeSizes metal={metal} grade={grade} />
      <GradeSpecifications metal={metal} grade={grade} />
      <Chemistry grade={grade} />
      <HeatTreatmentTable metal={metal} grade={grade} />
      <PhysicalFacts grade={grade} />
      <EquivalentsTable grade={grade} />
      <AboutGrade grade={grade} />
      {grade.image && <LeadPicture image={grade.image} />}
      <PageFacts facts={gradeFacts(metal, grade)} />
    </SidebarLayout>
  );
}

async function load(params: Props['params']) {
  const metal = await metalAt(params);
  const slug = routes.fromAddress((await params).grade);
  const grade =
    (await getGrade(metal, slug)) ??
    (await redirectToRenamedOrNotFound(grades(metal).name, slug, (now) =>
      routes.grade(metal, now),
    ));
  return { metal, grade };
}
