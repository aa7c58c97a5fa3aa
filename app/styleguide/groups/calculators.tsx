import { exampleOf } from '@/components/calculator/example-drawing';
import hardness from '@/components/calculator/forms/hardness-answers.module.scss';
import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { SteelHardnessForm } from '@/components/calculator/forms/steel-hardness-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { Guide } from '@/components/calculator/guide';
import { ToolList } from '@/components/calculator/tool-list';
import { FoldedTable } from '@/components/cross-reference/folded-table';
import { MetalFilter } from '@/components/cross-reference/metal-filter';
import { metalOptions } from '@/components/cross-reference/metal-options';
import { RowFilter } from '@/components/cross-reference/row-filter';
import { findable } from '@/components/cross-reference/row-words';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { compared } from '../fixtures';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';
import { Compared, Fields, NoResults } from './live';

const { calculator } = tools.roundToSquare;

/** Calculators, their drawings and words, and the tables of numbers. */
export const Calculators = () => (
  <Group id="calculators" title="Calculators and tables">
    <Specimen
      shows="MetalWeightForm CalculatorForm FieldRow Tiles Results Actions Workings LiveDrawing CutListPlace"
      state="the worked example"
    >
      <ToolForm layout="weight">
        <MetalWeightForm
          densities={densities}
          namedSizes={namedSizeTables}
          example={exampleOf(tools.metalWeight.calculator)}
        />
      </ToolForm>
    </Specimen>
    <Specimen shows="SteelHardnessForm AnswerTable NumberTable" state="with a row that is chosen">
      <ToolForm layout="hardness" className={hardness.answers}>
        <SteelHardnessForm />
      </ToolForm>
    </Specimen>
    <Specimen shows="Drawing Along Across Note" state="a dimensioned drawing">
      {exampleOf(calculator).drawn}
    </Specimen>
    <Specimen shows="Complaint" state="Fields of a calculator: as typed, as understood, wrong">
      <div className={styles.row}>
        <Fields />
      </div>
    </Specimen>
    <Specimen state="No result">
      <NoResults />
    </Specimen>
    <Specimen shows="Guide TableFold" state="of a tool">
      <Guide guide={tools.roundToSquare.guide} />
    </Specimen>
    <Specimen shows="ToolList" state="on the page of a tool">
      <div className={styles.narrow}>
        <ToolList tools={Object.values(tools)} at={calculator} />
      </div>
    </Specimen>
    <Specimen shows="ComparisonTable" state="two grades that differ in part">
      <Compared grades={compared} />
    </Specimen>
    <Specimen shows="RowFilter MetalFilter FoldedTable" state="short, and so without folds">
      <div>
        <RowFilter />
        <MetalFilter options={metalOptions} />
        <FoldedTable
          name="samples"
          title="Specifications by metal"
          columns={[{ title: 'Specification' }, { title: 'Metal' }]}
          metals={[titanium, nickel]}
          rows={[specRow('AMS 4928', titanium), specRow('AMS 5662', nickel)]}
        />
      </div>
    </Specimen>
  </Group>
);

const titanium = { slug: 'titanium', name: 'Titanium' };
const nickel = { slug: 'nickel', name: 'Nickel' };

const specRow = (number: string, { slug, name }: typeof nickel) => ({
  key: number,
  number,
  metal: slug,
  group: `${number.slice(0, 6)}xx`,
  find: findable(number),
  cells: [number, name],
});
