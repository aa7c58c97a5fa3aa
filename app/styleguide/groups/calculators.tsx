import { exampleOf } from '@/components/calculator/example-drawing';
import { MetalWeightForm } from '@/components/calculator/forms/metal-weight-form';
import { SteelHardnessForm } from '@/components/calculator/forms/steel-hardness-form';
import { ToolForm } from '@/components/calculator/forms/tool-form';
import { Guide } from '@/components/calculator/guide';
import { ToolList } from '@/components/calculator/tool-list';
import { FoldedTable } from '@/components/cross-reference/folded-table';
import { MetalFilter } from '@/components/cross-reference/metal-filter';
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
      <ToolForm layout="hardness">
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
        <MetalFilter />
        <FoldedTable
          name="samples"
          title="Specifications by metal"
          columns={[{ title: 'Specification' }, { title: 'Metal' }]}
          rows={[
            specRow('AMS 4928', 'titanium', 'Titanium'),
            specRow('AMS 5662', 'nickel', 'Nickel'),
          ]}
        />
      </div>
    </Specimen>
  </Group>
);

const specRow = (number: string, metal: string, name: string) => ({
  key: number,
  number,
  metal,
  group: `${number.slice(0, 6)}xx`,
  find: findable(number),
  cells: [number, name],
});
