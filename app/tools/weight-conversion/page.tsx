import styles from '@/components/calculator/factor-table.module.scss';
import { WeightForm } from '@/components/calculator/forms/weight-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.weight);

export default function WeightPage() {
  return (
    <ToolPage
      tool={tools.weight}
      className={styles.factors}
      form={
        <ToolForm layout="converter">
          <WeightForm />
        </ToolForm>
      }
    />
  );
}
