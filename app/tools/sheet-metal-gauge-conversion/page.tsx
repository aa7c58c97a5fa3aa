import styles from '@/components/calculator/forms/gauge-answers.module.scss';
import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

const weigh = routes.tool(tools.metalWeight.calculator);

export default function SheetGaugePage() {
  return (
    <ToolPage
      tool={tools.sheetGauge}
      form={
        <ToolForm layout="gauge" className={styles.answers}>
          <SheetGaugeForm
            next={
              <p className="no-print">
                Next: <a href={`${weigh}?shape=sheet`}>weigh a sheet</a>, or{' '}
                <a href={`${routes.search()}?q=sheet`}>see the sheet we stock</a>. From 0.1875 in up
                it is usually sold as plate:{' '}
                <a className="whole" href={`${weigh}?shape=plate`}>
                  weigh a plate
                </a>
                .
              </p>
            }
          />
        </ToolForm>
      }
    />
  );
}
