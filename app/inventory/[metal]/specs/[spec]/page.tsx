import type { Metadata } from 'next';
import { redirectToNotFound, redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { SpecChemistry } from '@/components/grade/chemistry';
import { RelatedSpecs, saysMore, SpecActions, SpecFacts } from '@/components/grade/spec-facts';
import { SpecSizes } from '@/components/grade/sizes';
import { SpecGrades } from '@/components/grade/specification-table';
import { Html } from '@/components/primitives/html';
import { ListPages } from '@/components/inventory/list-pages';
import { PageFacts } from '@/components/primitives/json-ld';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { QuoteAside } from '@/components/quote/quote-aside';
import { getSpec, getSpecs, specs } from '@/lib/content/inventory';
import { specHeading, specSummary } from '@/lib/content/inventory-words';
import { metalParams } from '@/lib/content/static-params';
import { listPage, pageNumber } from '@/lib/routing/pagination';
import { specName } from '@/lib/catalog/grade-name';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { pageFacts } from '@/lib/structured-data/page-facts';
import { metalAt } from '../../metal-at';

type Props = { params: Promise<{ metal: string; spec: string; number?: string }> };

export const generateStaticParams = () => metalParams(getSpecs, 'spec');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metal, spec, gradesUnderSpec } = await load(params);
  return head({
    path: routes.spec(metal, spec),
    title: `${spec.title} ${metal.name} Supplier | View Inventory`,
    description: specSummary(metal, spec, spec.gradesUnderSpec),
    seo: spec.seo,
    listPage: gradesUnderSpec.number,
  });
}

export default async function SpecPage({ params }: Props) {
  const { metal, spec, gradesUnderSpec } = await load(params);
  const grades = spec.gradesUnderSpec.map(({ grade }) => grade);
  const about = specName(metal, spec, grades);

  return (
    <SidebarLayout
      banner={
        <PageBanner
          path={routes.spec(metal, spec)}
          title={spec.title}
          heading={specHeading(metal, spec, grades)}
          isName
        />
      }
      aside={<QuoteAside about={about} />}
    >
      {gradesUnderSpec.number === 1 && (
        <>
          <SpecFacts
            metal={metal}
            spec={spec}
            specs={spec.related}
            gradesUnderSpec={gradesUnderSpec.items}
          />
          <SpecActions
            metal={metal}
            spec={spec}
            gradesUnderSpec={gradesUnderSpec.items}
            about={about}
          />
        </>
      )}
      <SpecSizes metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec.items} />
      <SpecGrades metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec.items} />
      <SpecChemistry metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec.items} />
      <RelatedSpecs metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec.items} />
      {gradesUnderSpec.number === 1 && saysMore(spec) && <Html html={spec.html} />}
      <ListPages
        label={`Grades to ${spec.title}`}
        page={gradesUnderSpec}
        href={(number) => routes.spec(metal, spec, number)}
      />
      <PageFacts
        facts={pageFacts({
          path: routes.spec(metal, spec),
          title: spec.title,
          description: specSummary(metal, spec, spec.gradesUnderSpec),
          modified: spec.modified,
          about: { '@type': 'Thing', name: spec.title },
        })}
      />
    </SidebarLayout>
  );
}

async function load(params: Props['params']) {
  const metal = await metalAt(params);
  const { spec: segment, number } = await params;
  const slug = routes.fromAddress(segment);
  const spec =
    (await getSpec(metal, slug)) ??
    (await redirectToRenamedOrNotFound(specs(metal).name, slug, (now) => routes.spec(metal, now)));
  const gradesUnderSpec =
    listPage(spec.gradesUnderSpec, pageNumber(number)) ?? redirectToNotFound();
  return { metal, spec, gradesUnderSpec };
}
