import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import fields from '@/components/calculator/fields.module.scss';
import {
  DecimalToFractionForm,
  LengthForm,
  MetalWeightForm,
  RoundToSquareForm,
  SheetGaugeForm,
  SteelHardnessForm,
  TemperatureForm,
  WeightForm,
} from '@/components/calculator/forms';
import { NumberTable } from '@/components/calculator/number-table';
import { Guide, ToolList } from '@/components/calculator/tool-layout';
import styles from '@/components/calculator/tool-layout.module.scss';
import { FormSymbols } from '@/components/inventory/form-symbols';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { PageFacts } from '@/components/primitives/json-ld';
import { PageBanner } from '@/components/page-banner/page-banner';
import { calculators, tools, type Tool } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { shapes } from '@/lib/calculators/shapes';
import { getAllStock } from '@/lib/content/inventory';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site, telephone } from '@/lib/site/company';
import { pageFacts } from '@/lib/structured-data/page-facts';

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
  const { layout, form } = toolForms[name];
  return (
    <main id="main" tabIndex={-1}>
      <PageBanner path={routes.tool(calculator)} title={calculator.title} isShort>
        <p className="no-print">{guide.purpose}</p>
      </PageBanner>
      <div className={`${styles.columns} wrap`}>
        <div className={styles.main}>
          <HatchPatterns />
          <noscript>
            <p>
              This calculator needs JavaScript;{' '}
              {layout === 'gauge' ? 'the table below needs none' : 'only its example is shown'}. For
              an answer call{' '}
              <a className="whole" href={telephone(site.phone)}>
                {site.phone}
              </a>
              .
            </p>
          </noscript>
          <div data-layout={layout}>{form}</div>
          {guide.reference && <NumberTable table={guide.reference} />}
          <PageFacts facts={pageFacts(wordsOf(tools[name]))} />
        </div>
        <div className={styles.below}>
          <Guide guide={guide} />
        </div>
        <div className={styles.tools}>
          <ToolList tools={Object.values(tools)} at={calculator} />
        </div>
      </div>
    </main>
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

/** Its form beside the diameters that are stocked of each round form and metal. */
async function RoundToSquare() {
  const all = await getAllStock();
  const stock = ['round-bar', 'forged-bar', 'billet'].map((form) => ({
    form,
    metals: all.map(({ metal, grades }) => {
      const rows = grades.flatMap(({ stock }) => stock).filter((row) => row.form === form);
      // "4 × 6" is no diameter.
      const diameters = rows.flatMap(({ sizes }) => sizes.map(Number)).filter(Number.isFinite);
      return { slug: metal.slug, title: metal.name, diameters: [...new Set(diameters)] };
    }),
  }));
  return <RoundToSquareForm stock={stock} />;
}

/** The form of each tool. A browser loads the script of the one that the page renders. */
const toolForms: Readonly<
  Record<keyof typeof tools, { layout?: 'converter' | 'gauge' | 'weight'; form: ReactNode }>
> = {
  length: { layout: 'converter', form: <LengthForm /> },
  decimalToFraction: { layout: 'converter', form: <DecimalToFractionForm /> },
  roundToSquare: { form: <RoundToSquare /> },
  temperature: { layout: 'converter', form: <TemperatureForm /> },
  weight: { layout: 'converter', form: <WeightForm /> },
  sheetGauge: { layout: 'gauge', form: <SheetGaugeForm /> },
  steelHardness: { layout: 'converter', form: <SteelHardnessForm /> },
  metalWeight: {
    layout: 'weight',
    form: (
      <>
        <FormSymbols forms={shapes.map(({ form }) => form)} styles={fields} />
        <MetalWeightForm densities={densities} namedSizes={namedSizeTables} />
      </>
    ),
  },
};
