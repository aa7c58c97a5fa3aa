import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Guide } from '@/components/calculator/guide';
import { ToolLayout } from '@/components/calculator/tool-layout';
import { ToolList } from '@/components/calculator/tool-list';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { PageFacts } from '@/components/primitives/json-ld';
import { PageBanner } from '@/components/page-banner/page-banner';
import { tools, type Tool } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { pageFacts } from '@/lib/structured-data/page-facts';

const wordsOf = ({ calculator, guide }: Tool) => ({
  path: routes.tool(calculator),
  title: `${calculator.title} | ${site.brand}`,
  description: guide.purpose,
});

export const toolHead = (tool: Tool): Metadata => head(wordsOf(tool));

/** A tool: its words, all tools, and its form, which each page names so that no other's script is loaded. */
export function ToolPage({
  tool,
  form,
  className,
}: {
  tool: Tool;
  form: ReactNode;
  /** Styles that this tool alone needs. */
  className?: string;
}) {
  const { calculator, guide } = tool;
  return (
    <ToolLayout
      banner={
        <PageBanner path={routes.tool(calculator)} title={calculator.title} isShort>
          <p className="no-print">{guide.purpose}</p>
        </PageBanner>
      }
      tools={<ToolList tools={Object.values(tools)} at={calculator} />}
      words={<Guide guide={guide} />}
      className={className}
    >
      <HatchPatterns />
      {form}
      <PageFacts facts={pageFacts(wordsOf(tool))} />
    </ToolLayout>
  );
}
