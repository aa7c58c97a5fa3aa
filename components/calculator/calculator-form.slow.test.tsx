import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tools } from '@/lib/calculators';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { AnswerTable } from './number-table';
import { CalculatorForm } from './calculator-form';
import { MetalWeightForm, RoundToSquareForm } from './drawn-forms';

beforeEach(() => history.replaceState(null, '', '/tools/'));

const renderMetalWeight = () =>
  render(<MetalWeightForm densities={densities} namedSizes={namedSizeTables} />);

test('the table of the last right value stays while a wrong one is typed, and says nothing', async () => {
  render(<CalculatorForm calculator={tools.length.calculator}>{AnswerTable}</CalculatorForm>);
  const value = screen.getByLabelText('Value');
  const silent = () => screen.getAllByRole('table')[0]!.closest('[inert]');
  expect(silent()).toBeNull();
  await userEvent.type(value, 'x');
  expect(await screen.findByText(/^Enter or correct/)).toBeVisible();
  expect(screen.getByText(/: common units \(previous value\)$/)).toBeVisible();
  expect(silent()).toBeInTheDocument();
  await userEvent.clear(value);
  await userEvent.type(value, '2');
  await waitFor(() => expect(silent()).toBeNull());
  expect(screen.queryByText(/^Enter or correct|previous value/)).toBeNull();
});

test('a decimal comma is explained with a link to the answer for the number', async () => {
  renderMetalWeight();
  const diameter = screen.getByLabelText('Diameter');
  await userEvent.clear(diameter);
  await userEvent.type(diameter, '2,5');
  await waitFor(() =>
    expect(diameter).toHaveAccessibleDescription('Invalid input given: 2,5 Use 2.5'),
  );
  expect(screen.getByRole('link', { name: 'Use 2.5' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\?shape=round&.*&diameter=2\.5&diameterUnit=in&/),
  );
});

test('the address opens the same result, and another shape asks for other sizes', async () => {
  history.replaceState(null, '', '/tools/?shape=ring&material=cobalt&alloy=R30605');
  renderMetalWeight();
  expect(screen.getByRole('radio', { name: 'Ring' })).toBeChecked();
  expect(screen.getByLabelText('Alloy')).toHaveDisplayValue('L-605 (Alloy 25)');
  await userEvent.click(screen.getByRole('radio', { name: 'Hex bar' }));
  expect(screen.getByLabelText('Across flats')).toBeVisible();
  expect(screen.queryByLabelText('Inner diameter')).not.toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: /^Hex bar: across flats 1.5 in, length 12 in$/ }),
  ).toBeVisible();
});

test('reset goes back to the example', async () => {
  history.replaceState(null, '', '/tools/?value=9&from=ft');
  render(<CalculatorForm calculator={tools.length.calculator}>{AnswerTable}</CalculatorForm>);
  expect(screen.getByLabelText('Value')).toHaveValue('9');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Value')).toHaveValue('1');
  expect(location.search).toBe('');
});

test('a typed unit is chosen in the lists, until another is', async () => {
  render(<CalculatorForm calculator={tools.length.calculator}>{AnswerTable}</CalculatorForm>);
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  await userEvent.clear(screen.getByLabelText('Value'));
  await userEvent.type(screen.getByLabelText('Value'), '25.4 mm');
  await waitFor(() => expect(from).toHaveDisplayValue('millimeters (mm)'));
  expect(to).toHaveDisplayValue('inches (in)');
  await userEvent.selectOptions(to, 'feet (ft)');
  await waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent('0.083 ft'));
  expect(location.search).toBe('?value=25.4&from=mm&to=ft');
});

test('a wrong thickness keeps the table of all gauges, with none marked, and the notes as outdated', async () => {
  render(<CalculatorForm calculator={tools.sheetGauge.calculator}>{AnswerTable}</CalculatorForm>);
  const outdated = () => screen.getByText(/^Aluminum is weighed/).closest('[inert]');
  expect(outdated()).toBeNull();
  const marked = () => screen.getAllByRole('row').filter(({ dataset }) => dataset.current === '');
  expect(marked()).toHaveLength(1);
  const count = screen.getAllByRole('row').length;
  await userEvent.type(screen.getByLabelText('Or a thickness'), 'abc');
  await waitFor(() => expect(screen.queryByRole('definition')).not.toBeInTheDocument());
  expect(screen.getAllByRole('row')).toHaveLength(count);
  expect(marked()).toHaveLength(0);
  expect(screen.queryByText(/previous value/)).toBeNull();
  expect(outdated()).toBeInTheDocument();
});

test('a thickness counts in place of the gauge, and a gauge chosen after it takes it away', async () => {
  render(<CalculatorForm calculator={tools.sheetGauge.calculator}>{AnswerTable}</CalculatorForm>);
  const gauge = screen.getByLabelText('Gauge');
  const thickness = screen.getByLabelText('Or a thickness');
  await userEvent.type(thickness, '0.075');
  await waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^14 gauge/));
  expect(gauge).toHaveDisplayValue('–');
  await userEvent.selectOptions(gauge, '18 gauge');
  expect(thickness).toHaveValue('');
  expect(location.search).toBe('?gauge=18');
  expect(within(gauge).queryByRole('option', { name: '–' })).toBeNull();
});

test('a link to a shape, an alloy or a unit that does not exist names what is weighed in its place', async () => {
  history.replaceState(null, '', '/tools/?shape=cone&alloy=X1&diameterUnit=furlong');
  renderMetalWeight();
  expect(screen.getByRole('group', { name: 'Shape' })).toHaveAccessibleDescription(
    'There is no “cone” here: Round bar is shown',
  );
  expect(screen.getByLabelText('Alloy')).toHaveAccessibleDescription(
    /^There is no “X1” here: .+ is shown$/,
  );
  for (const name of ['Diameter', 'Diameter unit'])
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(
      'There is no “furlong” here: in is shown',
    );
  expect(screen.getByLabelText('Diameter')).toBeValid();
  for (const name of ['Alloy', 'Diameter unit']) expect(screen.getByLabelText(name)).toBeInvalid();
  expect(screen.getByLabelText('Material')).toBeValid();
});

test('another material chosen takes the alloy of the one before out of the address, without a complaint', async () => {
  history.replaceState(null, '', '/tools/?material=cobalt&alloy=R30605');
  renderMetalWeight();
  await userEvent.selectOptions(screen.getByLabelText('Material'), 'titanium');
  expect(location.search).toBe('?material=titanium');
  expect(screen.queryByText(/There is no/)).not.toBeInTheDocument();
});

test('the next diameter that is stocked is named, and weighed', () => {
  const metal = (slug: string, diameters: number[]) => ({ slug, title: slug, diameters });
  const round = { form: 'round-bar', metals: [metal('nickel', [2, 3]), metal('titanium', [2.75])] };
  const billet = { form: 'billet', metals: [metal('nickel', [2.625, 4])] };
  const next = () => screen.getByRole('link', { name: /^weigh/ }).closest('p');
  const view = render(<RoundToSquareForm stock={[round, billet]} />);
  expect(next()).toHaveTextContent(
    'We do not stock round bar of 2.625 in. We stock 2.75 in round bar in some grades of titanium. Next: weigh a round of 2.75 in.',
  );
  const short = { ...round, metals: [metal('nickel', [2.5])] };
  view.rerender(<RoundToSquareForm stock={[short, billet]} />);
  expect(screen.getByText(/^Our round bar/)).toHaveTextContent(
    /^Our round bar ends at 2\.5 in\. We stock 2\.625 in billet in some grades of nickel\.$/,
  );
  view.rerender(<RoundToSquareForm stock={[short]} />);
  expect(next()).toHaveTextContent(
    'Our round bar ends at 2.5 in. A larger round is a mill order: ask us. Next: weigh a round of 2.625 in.',
  );
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute(
    'data-quote-about',
    'Round for 2 × 1 in, at least 2.513 in',
  );
});
