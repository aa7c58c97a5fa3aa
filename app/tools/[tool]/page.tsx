import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { Guide } from '@/components/calculator/guide';
import { ToolLayout } from '@/components/calculator/tool-layout';
import { ToolList } from '@/components/calculator/tool-list';
import { JsonLd } from '@/components/json-ld';
import { PageBanner } from '@/components/page-banner/page-banner';
import { calculators, findTool } from '@/lib/calculators';
import { routes } from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';
import { pageFacts } from '@/lib/structured-data/page-facts';

type Props = PageProps<'/tools/[tool]'>;

export const dynamicParams = false;
export const generateStaticParams = () => calculators.map(({ slug }) => ({ tool: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { calculator } = await toolAt(params);
  const { title, description } = calculator;
  return head({ path: routes.tool(calculator), title: `${title} | ${site.brand}`, description });
}

export default async function ToolPage({ params }: Props) {
  const { calculator, guide } = await toolAt(params);
  const { slug, title, description } = calculator;
  const path = routes.tool(calculator);

  return (
    <ToolLayout
      banner={
        <PageBanner path={path} title={title}>
          <p className="lede">{guide.purpose}</p>
        </PageBanner>
      }
      tools={<ToolList tools={calculators} at={calculator} />}
    >
      <ToolForm slug={slug} />
      <Guide guide={guide} />
      <JsonLd data={pageFacts({ path, title, description })} />
    </ToolLayout>
  );
}

async function toolAt(params: Props['params']) {
  return findTool((await params).tool) ?? notFound();
}
