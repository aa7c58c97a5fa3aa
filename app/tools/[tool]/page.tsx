import type { Metadata } from 'next';
import { Guide } from '@/components/calculator/guide';
import { ToolLayout } from '@/components/calculator/tool-layout';
import { ToolList } from '@/components/calculator/tool-list';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { PageFacts } from '@/components/primitives/json-ld';
import { PageBanner } from '@/components/page-banner/page-banner';
import { calculators, tools, type Tool } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { pageFacts } from '@/lib/structured-data/page-facts';
import { toolForms } from './tool-forms';

type Props = PageProps<'/tools/[tool]'>;

/** Any other address is answered 404. */
export const dynamicParams = false;
export const generateStaticParams = () => calculators.map(({ slug }) => ({ tool: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return head(wordsOf(tools[await toolAt(params)]));
}

/** A tool: its form, how it is calculated, and the other tools. */
export default async function ToolPage({ params }: Props) {
  const name = await toolAt(params);
  const { calculator, guide } = tools[name];
  return (
    <ToolLayout
      banner={
        <PageBanner path={routes.tool(calculator)} title={calculator.title} isShort>
          <p className="no-print">{guide.purpose}</p>
        </PageBanner>
      }
      tools={<ToolList tools={Object.values(tools)} at={calculator} />}
      words={<Guide guide={guide} />}
    >
      <HatchPatterns />
      {toolForms[name]()}
      <PageFacts facts={pageFacts(wordsOf(tools[name]))} />
    </ToolLayout>
  );
}

const wordsOf = ({ calculator, guide }: Tool) => ({
  path: routes.tool(calculator),
  title: `${calculator.title} | ${site.brand}`,
  description: guide.purpose,
});

const names = Object.keys(tools) as (keyof typeof tools)[];

async function toolAt(params: Props['params']) {
  const { tool } = await params;
  const name = names.find((each) => tools[each].calculator.slug === tool);
  if (!name) throw new Error(`No calculator has the address /tools/${tool}/: see lib/calculators.`);
  return name;
}
