import { render, screen } from '@testing-library/react';
import { noCoverage, type PropertyRow } from '@/content-schemas/grade-facts';
import { metals } from '@/lib/catalog/metals';
import { gradeNamed } from './grade.test-data';
import { GradeSpecifications } from './specification-table';

const named = (title: string) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') });
const covers = (code: string, facts: object = {}) => ({
  ...noCoverage,
  specs: [named(code)],
  forms: [named('Plate')],
  condition: 'annealed',
  ...facts,
});
const minimum: PropertyRow = {
  spec: 'AMS 1',
  forms: 'bar',
  condition: 'annealed',
  overIn: null,
  toIn: 2,
  tensile: { ksi: 130, mpa: 896 },
  yield: null,
  elongation: 10,
  reductionOfArea: null,
  hardness: null,
  kind: 'delivery',
  basis: 'known',
  note: null,
};

const show = (
  rows: readonly ReturnType<typeof covers>[],
  properties: readonly PropertyRow[] = [],
) =>
  render(
    <GradeSpecifications
      metal={metals[0]!}
      grade={gradeNamed('X', {
        rows,
        specs: rows.flatMap(({ specs }) => specs),
        properties: [...properties],
      })}
    />,
  );
const cells = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => [...row.cells].map(({ textContent }) => textContent));

test('a grade of which an editor wrote today’s fields alone shows specs and forms, and no empty column', () => {
  show([covers('AMS 1', { condition: null })]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Specification',
    'Forms',
  ]);
});

test('minimums stand in the rows of their specification, in both systems of units, before those without', () => {
  show(
    [covers('AMS 2', { maxSizeIn: 4 }), covers('AMS 1')],
    [minimum, { ...minimum, overIn: 2, toIn: 4, elongation: 8 }],
  );
  expect(cells()).toEqual([
    ['AMS 1', 'barNotessupplied as plate.', 'annealed', 'to 2', 'to 50.8', '130', '896', '10 / –'],
    ['over 2 to 4', 'over 50.8 to 101.6', '130', '896', '8 / –'],
    ['AMS 2', 'plate', 'annealed', 'to 4 in', 'to 101.6 mm', '', '', ''],
  ]);
});

test('what is delivered stands before what samples meet after a treatment', () => {
  show(
    [covers('AMS 1')],
    [{ ...minimum, condition: 'H900', kind: 'capability', note: 'capability after aging' }],
  );
  expect(cells().map((row) => row.slice(-6, -5))).toEqual([['annealed'], ['H900‡']]);
  expect(screen.getByText(/^‡ After treatment/)).toBeVisible();
});

test('notes are in a fold at their specification: what is not in the row, and what a remark holds for', () => {
  show(
    [
      covers('AMS 1', {
        uns: 'R1',
        note: 'not from plate; billet of any size',
        sizeNote: 'billet of any size',
      }),
    ],
    [
      { ...minimum, note: 'round bar', hardness: '36 HRC' },
      { ...minimum, overIn: 2, toIn: 4, hardness: '36 HRC' },
    ],
  );
  const notes = screen.getByText('Notes').parentElement as HTMLDetailsElement;
  expect(notes.open).toBe(false);
  expect(notes.textContent!.replaceAll('\u00A0', ' ')).toBe(
    'Notessupplied as plate; billet of any size; UNS R1; not from plate; annealed to 2: round bar; hardness 36 HRC.',
  );
});

test('a specification that no source confirms has a mark, where others have a basis', () => {
  show([covers('AMS 1', { basis: 'seen' }), covers('AMS 2', { basis: 'known' })]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'AMS 1',
    'AMS 2†',
  ]);
});

test('without specs there is no heading over nothing', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
