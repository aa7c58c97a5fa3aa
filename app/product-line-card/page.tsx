import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { LineCardTable, LineCardServices } from '@/components/line-card/line-card';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getGradesAndForms } from '@/lib/content/inventory';
import { getProcesses, getServices } from '@/lib/content/services';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = head({
  path: routes.lineCard(),
  title: `Product Line Card | ${site.brand}`,
  description: `The metals, grades, forms, services and processes of ${site.brand}, to print or save as a PDF.`,
});

/** Everything the supplier sells, made to be printed. `npm run line-card` makes the PDF of it. */
export default async function LineCardPage() {
  const [stock, services, processes] = await Promise.all([
    getGradesAndForms(),
    getServices(),
    getProcesses(),
  ]);

  return (
    <TitleBarLayout
      banner={
        <PageBanner path={routes.lineCard()} title="Product Line Card">
          <p className="no-print">
            <a className="btn" href="/product-line-card.pdf" download>
              Download the PDF
            </a>
          </p>
        </PageBanner>
      }
    >
      <HatchPatterns />
      <LineCardTable stock={stock} />
      <LineCardServices services={services} processes={processes} />
    </TitleBarLayout>
  );
}
