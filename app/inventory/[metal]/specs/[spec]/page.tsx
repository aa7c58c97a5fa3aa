import type { Metadata } from 'next';
import { redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { SpecChemistry } from '@/components/grade/chemistry';
import { RelatedSpecs, saysMore, SpecActions, SpecFacts } from '@/components/grade/spec-facts';
import { SpecSizes } from '@/components/grade/sizes';
import { SpecGrades } from '@/components/grade/specification-table';
import { Html } from '@/components/primitives/html';
import { PageFacts } from '@/components/primitives/json-ld';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { QuoteAside } from '@/components/quote/quote-aside';
import { getSpec, getSpecs, specs } from '@/lib/content/inventory';
import { specHeading, specSummary } from '@/lib/content/inventory-words';
import { metalParams } from '@/lib/content/static-params';
import { specName } from '@/lib/catalog/grade-name';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { pageFacts } from '@/lib/structured-data/page-facts';
import { metalAt } from '../../metal-at';

type Props = { params: Promise<{ metal: string; spec: string }> };

export const generateStaticParams = () => metalParams(getSpecs, 'spec');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metal, spec } = await load(params);
  return head({
    path: routes.spec(metal, spec),
    title: `${spec.title} ${metal.name} Supplier | View Inventory`,
    description: specSummary(metal, spec, spec.gradesUnderSpec),
    seo: spec.seo,
  });
}

export default async function SpecPage({ params }: Props) {
  const { metal, spec } = await load(params);
  const { gradesUnderSpec } = spec;
  const grades = gradesUnderSpec.map(({ grade }) => grade);
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
      <SpecFacts metal={metal} spec={spec} specs={spec.related} gradesUnderSpec={gradesUnderSpec} />
      <SpecActions metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec} about={about} />
      <SpecSizes metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec} />
      <SpecGrades metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec} />
      <SpecChemistry metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec} />
      <RelatedSpecs metal={metal} spec={spec} gradesUnderSpec={gradesUnderSpec} />
      {saysMore(spec) && <Html html={spec.html} />}
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
  const slug = routes.fromAddress((await params).spec);
  const spec =
    (await getSpec(metal, slug)) ??
    (await redirectToRenamedOrNotFound(specs(metal).name, slug, (now) => routes.spec(metal, now)));
  return { metal, spec };
}
