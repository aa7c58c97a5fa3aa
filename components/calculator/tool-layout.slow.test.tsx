import { render, screen } from '@testing-library/react';
import { tools } from '@/lib/calculators';
import { Guide, ToolList } from './tool-layout';

const all = Object.values(tools);

test.each(all.map((tool) => [tool.calculator.title, tool.guide] as const))(
  'the guide of %s states its rule, how to read the result, its limits and its sources',
  (_, guide) => {
    const { container } = render(<Guide guide={guide} />);
    const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Formula', 'Notes', 'Limits', 'Sources']));
    expect(guide.reading.length * guide.limits.length * guide.sources.length).toBeGreaterThan(0);
  },
);

test('the guide is one closed fold; every density is in it', () => {
  const { container } = render(<Guide guide={tools.metalWeight.guide} />);
  expect(container.querySelectorAll('details')).toHaveLength(1);
  expect(screen.getByText('How this is calculated').closest('details')).not.toHaveAttribute('open');
  expect(container.querySelectorAll('tr').length).toBeGreaterThan(300);
});

test('the legend of a table of densities names each source of its rows once', () => {
  render(<Guide guide={tools.metalWeight.guide} />);
  const legend = screen.getByText(/^CAL: .*; CU: nodularcastiron\.com, density of copper; REF: /);
  const table = legend.previousElementSibling!;
  const cells = [...table.querySelectorAll('td:last-child')].map((cell) => cell.textContent);
  const codes = new Set(cells.flatMap((cell) => cell.split(', ')));
  expect(legend.textContent.match(/\b[A-Z]+(?=: )/g)).toEqual([...codes].toSorted());
  expect(legend.parentElement!.textContent.match(/source not checked/g)).toHaveLength(1);
});

test('the list of tools names each, and where the visitor is', () => {
  const [first] = all;
  render(<ToolList tools={all} at={first!.calculator} />);
  expect(screen.getAllByRole('link')).toHaveLength(all.length);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
    'Metal Weight Calculator',
  );
});
