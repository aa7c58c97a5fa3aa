import styles from '@/components/calculator/forms/gauge-answers.module.scss';
import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

export default function SheetGaugePage() {
  return (
    <ToolPage
      tool={tools.sheetGauge}
      form={
        <ToolForm layout="gauge" className={styles.answers}>
          <SheetGaugeForm />
          <p className="beneath no-print">
            From 0.1875 in up it is usually sold as plate:{' '}
            <a href={`${routes.tool(tools.metalWeight.calculator)}?shape=plate`}>weigh a plate</a>.
          </p>
        </ToolForm>
      }
    />
  );
}
