import styles from '@/components/calculator/factor-table.module.scss';
import { LengthForm } from '@/components/calculator/forms/length-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.length);

export default function LengthPage() {
  return (
    <ToolPage
      tool={tools.length}
      className={styles.factors}
      form={
        <ToolForm layout="converter">
          <LengthForm />
        </ToolForm>
      }
    />
  );
}
