import { TemperatureForm } from '@/components/calculator/forms/temperature-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import styles from '@/components/calculator/reference-table.module.scss';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.temperature);

export default function TemperaturePage() {
  return (
    <ToolPage
      tool={tools.temperature}
      className={styles.reference}
      form={
        <ToolForm layout="converter">
          <TemperatureForm />
        </ToolForm>
      }
    />
  );
}
