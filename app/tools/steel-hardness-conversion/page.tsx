import styles from '@/components/calculator/forms/hardness-answers.module.scss';
import { SteelHardnessForm } from '@/components/calculator/forms/steel-hardness-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { tools } from '@/lib/calculators';
import { ToolPage, toolHead } from '../tool-page';

export const metadata = toolHead(tools.steelHardness);

export default function SteelHardnessPage() {
  return (
    <ToolPage
      tool={tools.steelHardness}
      form={
        <ToolForm layout="hardness" className={styles.answers}>
          <SteelHardnessForm />
        </ToolForm>
      }
    />
  );
}
