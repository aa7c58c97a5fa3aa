import styles from '@/components/calculator/forms/gauge-answers.module.scss';
import { SheetGaugeForm } from '@/components/calculator/forms/sheet-gauge-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import pairs from '@/components/calculator/paired-tables.module.scss';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.sheetGauge);

export default function SheetGaugePage() {
  return (
    <ToolPage
      tool={tools.sheetGauge}
      className={pairs.pairs}
      form={
        <ToolForm layout="gauge" className={styles.answers}>
          <SheetGaugeForm />
        </ToolForm>
      }
    />
  );
}
