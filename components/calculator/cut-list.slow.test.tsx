import { TextDecoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { maxLines, quoteLines } from '@/lib/quotes/quote-list';
import { addLine, openFile } from './cut-list';
import { CutListPlace } from './cut-list-place';

const calculator = metalWeightOf(densities, namedSizeTables);

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { TextDecoder });
});

const place = (values = {}) =>
  render(<CutListPlace calculator={calculator} values={values} isWeighed />);

const row = (name: RegExp) => screen.findByRole('row', { name });

test('a piece is added, summed exactly, and taken away', async () => {
  place({ pieces: '3', diameter: '1/8', length: '18' });
  const add = screen.getByRole('button', { name: 'Add to cut list' });
  await userEvent.click(add);
  await row(/^Total of 1 line 0\.11 0\.0481$/);
  await userEvent.click(add);
  // 0.10603 lb twice: the sum is not of what is shown.
  expect(await row(/^Total of 2 lines 0\.21 0\.0962$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Added: 2 lines.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(await row(/^Total of 1 line/)).toBeVisible();
});

test('a list of before is there again, and each line leads to its piece', async () => {
  addLine(calculator, { shape: 'pipe', nps: '4', kerf: '0.1' });
  place();
  const line = await row(/pipe/);
  expect(within(line).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('shape=pipe&material=titanium&alloy=R56400&nps=4&schedule=STD'),
  );
  expect(screen.getByRole('columnheader', { name: 'With kerf and ends, lb' })).toBeVisible();
});

test('all lines go onto the quote list at once', async () => {
  addLine(calculator, { diameter: '1' });
  addLine(calculator, { diameter: '2', pieces: '5' });
  place();
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to quote' }));
  expect(await screen.findByText('2 lines on your quote list.')).toBeVisible();
  expect(quoteLines().map(({ quantity, title }) => [quantity, title])).toEqual([
    ['1 piece', 'Titanium 6Al-4V (Grade 5), round bar'],
    ['5 pieces', 'Titanium 6Al-4V (Grade 5), round bar'],
  ]);
});

/** jsdom's files cannot be read. */
const file = (text: string) =>
  Object.assign(new File([text], 'list.csv'), {
    arrayBuffer: async () => new Uint8Array(Buffer.from(text)).buffer,
  });

const head = 'Shape,Material,Alloy,Diameter,Length';
const bar = 'round bar,titanium,R56400,1 in,2 ft';

test.each([
  ['a line', [head, bar], '1 line added from list.csv.'],
  [
    'a line without a size',
    [head, bar.replace('1 in', '')],
    '0 lines added from list.csv. Row 2: It has no diameter.',
  ],
  ['no list', ['nothing of a list'], '0 lines added from list.csv.'],
  [
    'too many lines',
    [head, ...Array.from({ length: maxLines + 1 }, () => bar)],
    'list.csv has too many lines: 200 at most.',
  ],
])('a file with %s is answered', async (_, rows, answer) => {
  expect(await openFile(calculator, file(rows.join('\n')))).toBe(answer);
});

test('what is no list of ours counts as none', () => {
  localStorage.setItem('cut-list', '[{"a":1}]');
  expect(addLine(calculator, {})).toBe('Added: 1 line.');
});
