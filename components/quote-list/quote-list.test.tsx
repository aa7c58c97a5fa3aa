import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { missingText, type QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { QuoteList } from './quote-list';
import { useQuoteLines } from './use-quote-lines';

const bar: QuoteLine = {
  kind: 'grade',
  title: 'Titanium 6Al-4V, Round Bar',
  spec: 'AMS 4928, annealed',
  size: '2.5 in',
  href: '/inventory/titanium/grade/6al-4v/?size=2.5#stock-0',
};
const pasted: QuoteLine = {
  kind: 'line',
  title: 'Inconel 718',
  form: 'round bar',
  size: 'diameter 2 in',
  length: '6 in',
  quantity: '4',
  unit: 'pieces',
  poundsEach: 5.6,
  doubts: 'not understood: asap',
  href: '/quote-list/#1',
  pasted: '718 rd 2" x 6" 4 pcs asap',
};

beforeEach(() => {
  localStorage.clear();
  addQuoteLine(bar);
  addQuoteLine(pasted);
});

const Stored = () => (
  <QuoteList
    lines={useQuoteLines()}
    actions={(removeAll) => <button onClick={removeAll}>Remove all</button>}
  />
);
// jsdom shows both units.
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a line is one row with its facts, the buyer’s words and what to look at', () => {
  render(<Stored />);
  const [, second] = screen.getAllByRole('listitem');
  expect(second).toHaveTextContent(
    'Inconel 718 diameter 2 in × 6 in · 4 pieces round bar; 22.40 lb theoretical',
  );
  expect(second).toHaveTextContent('718 rd 2" x 6" 4 pcs asap');
  expect(second).toHaveTextContent('not understood: asap');
});

test('a line without quantity and length has boxes for both, which stay while they are filled in', () => {
  render(<Stored />);
  fireEvent.change(box('Quantity of line 1'), { target: { value: 'abc' } });
  expect(box('Quantity of line 1')).toBeInvalid();
  expect(screen.getByText('A number above 0.')).toBeVisible();
  fireEvent.change(box('Quantity of line 1'), { target: { value: '400' } });
  fireEvent.change(box('Length of line 1'), { target: { value: '12 ft' } });
  expect(quoteLines()[0]).toMatchObject({ quantity: '400', unit: 'pieces', length: '12 ft' });
  expect(box('Quantity of line 1')).toBeVisible();
});

test('a changed line is read again: its weight, and what to look at', async () => {
  const read = {
    kind: 'line',
    title: 'Titanium 6Al-4V',
    form: 'round bar',
    size: 'diameter 9 in',
    quantity: '4',
    poundsEach: 122.1,
    doubts: 'assumed: quantity 4 pieces\nOur 6Al-4V round bar ends at 6 in.',
  };
  const post = jest.fn().mockResolvedValue({
    json: async () => ({ parts: [{ text: '', line: read }], message: '' }),
  });
  globalThis.fetch = post;
  localStorage.clear();
  addQuoteLine({
    kind: 'grade',
    title: 'Titanium 6Al-4V',
    href: '/inventory/titanium/grade/6al-4v/',
  });
  render(<Stored />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Form/ }), 'round bar');
  fireEvent.change(box('Quantity of line 1'), { target: { value: '4' } });
  fireEvent.change(box('Diameter of line 1'), { target: { value: '9' } });
  fireEvent.change(box('Length of line 1'), { target: { value: '12' } });
  expect(await screen.findByText('Our 6Al-4V round bar ends at 6 in.')).toBeVisible();
  const [row] = screen.getAllByRole('listitem');
  expect(row).toHaveTextContent(/diameter 9 in × 12\sin · 4 pieces.*488\.40\slb theoretical/);
  expect(row).not.toHaveTextContent('assumed');
  expect(post).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0][1].body.get('text')).toMatch(
    /^Titanium 6Al-4V; 4 pieces; round bar; 9\sin, length 12\sin$/,
  );
  // What is typed stays in its box, and another size has another weight, or none.
  expect(box('Diameter of line 1')).toHaveValue('9');
  read.poundsEach = 0;
  fireEvent.change(box('Diameter of line 1'), { target: { value: '2' } });
  expect(screen.queryByText(/theoretical|ends at/)).toBeNull();
  expect(
    await screen.findByText('No weight could be calculated: please check sizes and quantity.'),
  ).toBeVisible();
  // Nothing is said of a line that is not complete.
  fireEvent.change(box('Length of line 1'), { target: { value: '' } });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(3));
  expect(screen.queryByText(/ends at|No weight/)).toBeNull();
  // A number beside another is in its unit.
  fireEvent.change(box('Diameter of line 1'), { target: { value: '2 in x .25' } });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(4));
  expect(post.mock.calls[3][1].body.get('text')).toMatch(/; 2 in x \.25in$/);
});

test('a size that cannot be is no complete one, and a number keeps the unit of its line', async () => {
  const problem = 'The wall must be above 0 and less than half the OD.';
  globalThis.fetch = jest.fn().mockResolvedValue({
    json: async () => ({
      parts: [{ text: '', line: { kind: 'line', title: 'Inconel 718', form: 'tube', problem } }],
      message: '',
    }),
  });
  localStorage.clear();
  const tube = { ...pasted, form: 'tube', size: '50 mm (1.969 in)', length: '3000 mm' };
  addQuoteLine({ ...tube, quantity: '', poundsEach: undefined, doubts: undefined });
  render(<Stored />);
  await userEvent.clear(box('OD × wall of line 1'));
  await userEvent.type(box('OD × wall of line 1'), '50 x 40');
  expect(quoteLines()[0]?.size).toBe('50 x 40\u00A0mm');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(box('OD × wall of line 1')).toBeInvalid();
  expect(missingText(quoteLines()[0]!)).toBe('quantity and OD × wall');
  fireEvent.change(box('OD × wall of line 1'), { target: { value: '50 x 6' } });
  expect(box('OD × wall of line 1')).toBeValid();
});

test('the boxes are those of the chosen form, and stay while they are typed into', async () => {
  localStorage.clear();
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', href: '/inventory/nickel/grade/718/' });
  render(<Stored />);
  const form = screen.getByRole('combobox', { name: /^Form/ });
  await userEvent.selectOptions(form, 'plate');
  await userEvent.type(box('Thickness of line 1'), '.5');
  await userEvent.type(box('Width of line 1'), '12');
  await userEvent.type(box('Length of line 1'), '24');
  await userEvent.type(box('Quantity of line 1'), '2');
  expect(screen.getByRole('listitem')).toHaveTextContent(/\.5\sin × 12\sin × 24\sin · 2 pieces/);
  await userEvent.selectOptions(form, 'tube');
  expect(screen.queryByRole('textbox', { name: /^Width/ })).toBeNull();
  expect(box('OD × wall of line 1')).toBeInvalid();
  expect(screen.getByText('Enter 2 numbers: OD × wall.')).toBeVisible();
  fireEvent.change(box('OD × wall of line 1'), { target: { value: '2 x .25' } });
  expect(missingText(quoteLines()[0]!)).toBe('');
  for (const [other, size] of [
    ['round bar', 'Diameter'],
    ['plate', 'Thickness'],
  ] as const) {
    await userEvent.selectOptions(form, other);
    expect(box(`${size} of line 1`)).toHaveValue('2 x .25');
    expect(screen.getByText(`Enter 1 number: ${size.toLowerCase()}.`)).toBeVisible();
    expect(box(`${size} of line 1`)).toBeInvalid();
  }
  await userEvent.selectOptions(form, 'forged ring');
  fireEvent.change(box('OD × ID × height of line 1'), { target: { value: '12 x 8 x 2' } });
  expect(screen.queryByRole('textbox', { name: /^Length/ })).toBeNull();
  expect(missingText(quoteLines()[0]!)).toBe('');
  expect(screen.getByRole('listitem')).toHaveTextContent(/12 x 8 x 2\sin · 2 pieces/);
  await userEvent.selectOptions(form, 'tube');
  expect(box('Length of line 1')).toHaveValue('24');
  await userEvent.selectOptions(form, 'plate');
  expect(box('Width of line 1')).toHaveValue('12');
});

test('all lines are removed at once, and brought back', async () => {
  render(<Stored />);
  await press('Remove all');
  expect(quoteLines()).toEqual([]);
  await press('Undo: 2 lines removed');
  expect(quoteLines()).toEqual([bar, pasted]);
  await press('Remove all');
  act(() => void addQuoteLine({ ...pasted, href: '/quote-list/#2' }));
  expect(screen.queryByText(/removed/)).toBeNull();
});

test('every field of a line is edited in one place, with two boxes for certificates', async () => {
  render(<Stored />);
  await press('Edit line 2: Inconel 718');
  const fields = within(screen.getByRole('group', { name: 'Line 2' }));
  expect(
    fields.getAllByRole<HTMLInputElement>('textbox').map((each) => each.labels?.[0]?.textContent),
  ).toEqual([
    'Item of line 2',
    'Specification of line 2',
    'Condition of line 2',
    'Diameter of line 2',
    'Length of line 2',
    'Quantity of line 2',
    'Notes of line 2',
  ]);
  const form = fields.getByRole('combobox', { name: 'Form of line 2' });
  expect(form).toHaveValue('round bar');
  expect(fields.getByLabelText('Item of line 2')).toHaveFocus();
  await userEvent.click(fields.getByRole('checkbox', { name: 'DFARS' }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'Mill test report' }));
  await userEvent.selectOptions(fields.getByRole('combobox', { name: /^Unit/ }), 'feet');
  fireEvent.change(fields.getByLabelText('Needed by of line 2'), {
    target: { value: '2027-01-03' },
  });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Line 2' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Edit line 2/ })).toHaveFocus();
  const [, line] = quoteLines();
  expect(line).toMatchObject({
    certificates: ['dfars', 'mtr'],
    unit: 'feet',
    needBy: '2027-01-03',
  });
  // The weight and the doubts were those of four pieces.
  expect(line).not.toHaveProperty('poundsEach');
  expect(line).not.toHaveProperty('doubts');
});

test('a plate whose size is its thickness is asked for its width, in its row and among its fields', async () => {
  localStorage.clear();
  addQuoteLine({ ...bar, title: 'Inconel 718, Plate', size: '0.25 in' });
  render(<Stored />);
  fireEvent.change(box('Width of line 1'), { target: { value: '12' } });
  expect(box('Width of line 1')).toHaveValue('12');
  expect(screen.getByRole('listitem')).toHaveTextContent('0.25 in × 12 in');
  document.documentElement.dataset.units = 'metric';
  fireEvent.change(box('Length of line 1'), { target: { value: '24' } });
  expect(screen.getByRole('listitem')).toHaveTextContent('0.25 in × 12 in × 24 in');
  delete document.documentElement.dataset.units;
  await press('Edit line 1: Inconel 718, Plate');
  expect(box('Width of line 1')).toHaveValue('12');
  expect(screen.getAllByRole('button', { name: /Done|Edit/ })).toHaveLength(1);
});

test('of a service only its notes, date and quantity are asked', async () => {
  localStorage.clear();
  addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' });
  render(<Stored />);
  await press('Edit line 1: Sawing');
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
