import { render, screen, within } from '@testing-library/react';
import { tools } from '@/lib/calculators';
import { Guide } from './guide';
import { ToolList } from './tool-list';

const all = Object.values(tools);

test.each(all.map((tool) => [tool.calculator.title, tool.guide] as const))(
  'the guide of %s states its rule, how to read the result, its limits and its sources',
  (_, guide) => {
    render(<Guide guide={guide} />);
    for (const name of ['Formula', 'Notes', 'Limits', 'Sources']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(guide.reading.length * guide.limits.length * guide.sources.length).toBeGreaterThan(0);
  },
);

test('every density is on the page of the metal weight calculator', () => {
  render(<Guide guide={tools.metalWeight.guide} />);
  expect(screen.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(300);
});

test('the legend of a table of densities names each source of its rows once', () => {
  render(<Guide guide={tools.metalWeight.guide} />);
  const legend = screen.getByText(/^CAL: .*; CU: nodularcastiron\.com, density of copper; REF: /);
  const fold = legend.closest('details')!;
  const cells = [...fold.querySelectorAll('td:last-child')].map((cell) => cell.textContent);
  const codes = new Set(cells.flatMap((cell) => cell.split(', ')));
  expect(legend.textContent.match(/\b[A-Z]+(?=: )/g)).toEqual([...codes].toSorted());
  expect(fold.textContent.match(/source not checked/g)).toHaveLength(1);
});

test('the many sources of the densities are folded away', () => {
  render(<Guide guide={tools.metalWeight.guide} />);
  expect(screen.getByRole('link', { name: /thyssenkrupp/, hidden: true })).not.toBeVisible();
  expect(screen.getByText(/^\d+ sources$/)).toBeVisible();
});

test('a long table of short cells is four quarters, each with its own ends in its caption', () => {
  render(<Guide guide={tools.decimalToFraction.guide} />);
  for (const ends of ['1/64 to 1/4', '17/64 to 1/2', '33/64 to 3/4', '49/64 to 1'])
    expect(
      screen.getByRole('table', { name: `The sixty-fourths of an inch: ${ends}` }),
    ).toBeVisible();
});

test('parts of short cells are marked: they fit side by side on a tablet', () => {
  render(<Guide guide={tools.decimalToFraction.guide} />);
  const part = screen.getByRole('region', { name: /^The sixty-fourths of an inch: 1\/64/ });
  expect(part.parentElement).toHaveClass('slim', 'quarters');
});

test('no line ends within a mixed number', () => {
  render(<Guide guide={tools.decimalToFraction.guide} />);
  for (const size of ['1 1/10', '1 1/2'])
    expect(screen.getByText(size, { selector: '.whole' })).toBeVisible();
});

test('the only table of a tool is two halves, too', () => {
  render(<Guide guide={tools.weight.guide} />);
  expect(screen.getByRole('table', { name: /: pounds \(lb\) to metric tons/ })).toBeVisible();
  expect(screen.getByRole('table', { name: /: net tons to hectograms/ })).toBeVisible();
});

test('the heads of the factors are short, so that the names of the units keep their line', () => {
  render(<Guide guide={tools.weight.guide} />);
  const table = screen.getByRole('table', { name: /: pounds \(lb\) to metric tons/ });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Unit', 'Used, g', 'Exact, g']);
});

test('the folds of the densities are named by their metal below one heading', () => {
  render(<Guide guide={tools.metalWeight.guide} />);
  const section = screen.getByRole('heading', { name: /^Densities/ }).closest('section')!;
  const names = [...section.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Titanium', 'Stainless Steel']);
});

test('the list of tools names each, and where the visitor is', () => {
  const [first] = all;
  render(<ToolList tools={all} at={first!.calculator} />);
  expect(screen.getAllByRole('link')).toHaveLength(all.length);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Unit Conversion');
});
