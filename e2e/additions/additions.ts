/** A change in one file: a new file, or text inserted before a text that the file has once. */
interface Edit {
  file: string;
  text: string;
  before?: string;
}

/** A section of docs/adding.md, and all edits that it names. */
export interface Addition {
  /** Its heading, in lower case. */
  row: string;
  edits: readonly Edit[];
}

const metal: Addition = {
  row: 'a metal',
  edits: [
    {
      file: 'lib/catalog/metals.ts',
      before: '];\n\n/** The inventory page shows',
      text: `  {
    slug: 'magnesium',
    name: 'Magnesium',
    aliases: [],
    listed: 'magnesium',
    supplierOf: 'Magnesium',
    symbol: 'Mg',
    collections: { grades: 'magnesium_grades', specs: 'magnesium_specs' },
    fields: { specs: 'specs-magnesium', specLink: 'magnesium_spec_links' },
  },
`,
    },
    {
      file: 'components/_tokens.scss',
      before: "  'cobalt-alloy': #",
      text: "  'magnesium': #6b2d5c #e6a9d4,\n",
    },
    {
      file: 'components/inventory/hatches.ts',
      before: "  { name: 'cobalt-alloy'",
      text: "  { name: 'magnesium', lines: 'M3 0V6' },\n",
    },
    {
      file: 'lib/cms/sample/data/grades.json',
      before: '{"metal": "titanium", "slug": "6al-4v",',
      text: '{"metal": "magnesium", "slug": "ze41a", "title": "ZE41A", "uns": "M16410", "aliases": [], "type": "cast magnesium alloy", "density": "0.066", "chemistry": "Zn 3.50-5.00; Mg bal", "uses": "Gearbox housings.", "forms": ["plate"], "specs": [{"spec": "ams-4439", "forms": ["plate"], "basis": "known"}]},\n',
    },
    {
      file: 'lib/cms/sample/data/specs.json',
      before: '{"metal": "alloy-steel", "slug": "ams-6257",',
      text: '{"metal": "magnesium", "slug": "ams-4439", "code": "AMS 4439", "organization": "SAE International", "title": "Magnesium alloy castings, sand", "productForms": ["sand castings"], "status": "current", "statusBasis": "known", "basis": "known"},\n',
    },
    {
      file: 'ops/wordpress-plugin/hard-metals/includes/content-types.php',
      before: "    'titanium_specs' ",
      text: "    'magnesium_grades'    => 'Magnesium grades',\n    'magnesium_specs'     => 'Magnesium specs',\n",
    },
    {
      file: 'ops/wordpress-plugin/hard-metals/includes/acf-fields.php',
      before: '];\n\n/** The fields by what they belong to',
      text: "    ['grades' => 'magnesium_grades', 'specs' => 'magnesium_specs', 'rows' => 'specs-magnesium'],\n",
    },
  ],
};

const calculator: Addition = {
  row: 'a calculator',
  edits: [
    {
      file: 'lib/calculators/pressure.ts',
      text: `import { converter, type Units } from './converter';

/** Pascals in each unit. */
export const pressureUnits: Units = [
  { id: 'psi', name: 'pounds per square inch', symbol: 'psi', scale: '6894.757' },
  { id: 'mpa', name: 'megapascals', symbol: 'MPa', scale: '1000000' },
];

export const pressure = converter({
  slug: 'pressure-conversion',
  title: 'Pressure Conversion',
  units: pressureUnits,
  common: 2,
  example: { value: '130000', from: 'psi', to: 'mpa' },
  hint: () => 'A fraction such as 1/2 is read too',
  formula: ({ shown, from, to, result }) =>
    \`\${shown} \${from.symbol} × \${from.scale} Pa/\${from.symbol} ÷ \${to.scale} Pa/\${to.symbol} = \${result} \${to.symbol}\`,
});
`,
    },
    {
      file: 'lib/calculators/guides/pressure.ts',
      text: `import { factorTable } from '../factor-table';
import type { Guide } from '../guide';
import { pressureUnits } from '../pressure';

export const pressureGuide: Guide = {
  purpose: 'Convert a strength between pounds per square inch and megapascals.',
  reading: ['Results show three decimals, a half rounded up.'],
  formula: 'result = value × pascals in the unit you have ÷ pascals in the unit you want',
  limits: ['Pressure is taken as absolute.'],
  tables: [factorTable('Pascals in each unit', 'Pa', pressureUnits)],
  sources: [{ name: 'NIST Special Publication 811' }],
};
`,
    },
    {
      file: 'lib/calculators/index.ts',
      before: "import { length } from './length';",
      text: `import { pressureGuide } from './guides/pressure';
import { pressure } from './pressure';
`,
    },
    {
      file: 'lib/calculators/index.ts',
      before: '  metalWeight: {',
      text: '  pressure: { calculator: pressure, guide: pressureGuide },\n',
    },
    {
      file: 'components/calculator/forms/pressure-form.tsx',
      text: `'use client';

import { pressure } from '@/lib/calculators/pressure';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const PressureForm = () => <CalculatorForm calculator={pressure}>{AnswerTable}</CalculatorForm>;
`,
    },
    {
      file: 'components/calculator/forms/lazy-forms.ts',
      before: 'export const RoundToSquareForm',
      text: `export const PressureForm = dynamic(() =>
  import('./pressure-form').then((form) => form.PressureForm),
);
`,
    },
    {
      file: 'app/tools/[tool]/tool-forms.tsx',
      before: '  RoundToSquareForm,',
      text: '  PressureForm,\n',
    },
    {
      file: 'app/tools/[tool]/tool-forms.tsx',
      before: '  metalWeight: () => (',
      text: `  pressure: () => (
    <ToolForm layout="converter">
      <PressureForm />
    </ToolForm>
  ),
`,
    },
  ],
};

const redirect: Addition = {
  row: 'a redirect',
  edits: [
    {
      file: 'lib/routing/redirects.ts',
      before: "  ['/quote', '/'],",
      text: "  ['/metal-prices', '/product-line-card/'],\n",
    },
    { file: 'middleware.ts', before: '|mission-statement', text: '|metal-prices' },
  ],
};

const section: Addition = {
  row: 'a flexible section',
  edits: [
    {
      file: 'content-schemas/section-layouts.ts',
      before: '  media: section(',
      text: '  quotation: section(sectionFields.quotation, { saidBy: line }),\n',
    },
    {
      file: 'content-schemas/section-fields.ts',
      before: '  media: {\n',
      text: "  quotation: { saidBy: field('text', 'saidBy') },\n",
    },
    {
      file: 'components/sections/quotation.tsx',
      text: `import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

export const Quotation = ({ section }: SectionProps<'quotation'>) => (
  <SectionFrame section={section}>
    <p>Said by {section.saidBy}</p>
  </SectionFrame>
);
`,
    },
    {
      file: 'components/sections/sections.tsx',
      before: "import { SideContent } from './side-content';",
      text: "import { Quotation } from './quotation';\n",
    },
    {
      file: 'components/sections/sections.tsx',
      before: '  media: Media,',
      text: '  quotation: Quotation,\n',
    },
  ],
};

const gradeField: Addition = {
  row: 'a field of a grade',
  edits: [
    {
      file: 'content-schemas/grade-facts.ts',
      before: '  physical_basis: basis,',
      text: '  magnetism: nullableText,\n',
    },
    {
      file: 'content-schemas/grade-facts.ts',
      before: '  physical: {\n    modulusMsi',
      text: '  magnetism: acf.magnetism,\n',
    },
    {
      file: 'ops/wordpress-plugin/hard-metals/acf-fields.json',
      before: '    {\n      "name": "physical_note",',
      text: '    { "name": "magnetism", "label": "Magnetism", "type": "text" },\n',
    },
    {
      file: 'components/grade/grade-facts.tsx',
      before: 'aliases } }: {',
      text: 'magnetism, ',
    },
    {
      file: 'components/grade/grade-facts.tsx',
      before: "    { name: 'Also called'",
      text: "    { name: 'Magnetism', value: magnetism },\n",
    },
  ],
};

export const additions: readonly Addition[] = [metal, gradeField, calculator, redirect, section];
