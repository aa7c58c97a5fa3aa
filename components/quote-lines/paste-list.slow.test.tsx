import { TextDecoder } from 'node:util';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Part } from '@/lib/quotes/pasted/part';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { PasteList } from './paste-list';

const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/quote-list/');
  ask.mockReset();
  globalThis.fetch = ask as never;
});

const reads = (...parts: Part[]) =>
  ask.mockResolvedValue({ ok: true, json: async () => ({ parts, message: '' }) });
const line = (text: string, title = text): Part => ({
  text,
  line: { kind: 'line', title, pasted: text },
});

const show = () =>
  render(
    <PasteList empty="Add sizes" examples={null}>
      {null}
    </PasteList>,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your list/ });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('lines that were read go onto the quote list, and rows that were not stay in the box', async () => {
  addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' });
  reads(line('3 pcs 718', 'Inconel 718'), { text: '\n' }, { text: 'total 9' });
  show();
  type('3 pcs 718\ntotal 9');
  await check();
  expect(await screen.findByText(/^1 line added/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your quote list: 2 lines' })).toHaveFocus();
  expect(quoteLines().map(({ title }) => title)).toEqual(['Sawing', 'Inconel 718']);
  expect(box()).toHaveValue('total 9');
  expect(ask.mock.calls[0]![1].body.get('text')).toBe('3 pcs 718\ntotal 9');
});

test('what was not recognized is added as it was written', async () => {
  reads({ text: 'unobtanium, two bars' });
  show();
  type('unobtanium, two bars');
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Add as written' }));
  expect(quoteLines()).toMatchObject([{ kind: 'line', title: 'unobtanium, two bars' }]);
  expect(box()).toHaveValue('');
});

test.each([
  [1, /^1 row not recognized. Change it here and check it again, or/],
  [2, /^2 rows not recognized. Change them here and check them again, or/],
])(
  'the sentence on rows that were not recognized is of one or several (%i)',
  async (count, sentence) => {
    reads(...Array.from({ length: count }, () => ({ text: 'x' })));
    show();
    type('x');
    await check();
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test('what is typed while a list is checked, or after it, stays in the box', async () => {
  let answer: (response: unknown) => void;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  type('3 pcs 718\nunobtanium');
  await check();
  type('3 pcs 718\nunobtanium\n4 pcs 625');
  const parts = [line('3 pcs 718'), { text: 'unobtanium' }];
  answer!({ ok: true, json: async () => ({ parts, message: '' }) });
  await screen.findByText(/^1 line added/);
  expect(box()).toHaveValue('unobtanium\n4 pcs 625');
  expect(box()).toHaveFocus();
  type('unobtanium\n4 pcs 625\n5 pcs 600');
  await userEvent.click(screen.getByRole('button', { name: 'Add as written' }));
  expect(box()).toHaveValue('4 pcs 625\n5 pcs 600');
});

test('numbers without a unit are inches, which is said once; they are read again as millimeters', async () => {
  const bare = (size: string): Part => ({
    text: '718 rd 50 x 300',
    line: { kind: 'line', title: '718', size, pasted: '718 rd 50 x 300' },
  });
  reads({ ...bare('diameter 50 in'), hasBareNumbers: true });
  show();
  type('718 rd 50 x 300');
  await check();
  expect(await screen.findByText(/were read as inches/)).toBeVisible();
  reads(bare('diameter 50 mm'));
  await userEvent.click(screen.getByRole('button', { name: 'Read them as millimeters' }));
  expect(await screen.findByText(/were read as millimeters/)).toBeVisible();
  expect(ask.mock.calls.map(([, { body }]) => [body.get('text'), body.get('unit')])).toEqual([
    ['718 rd 50 x 300', 'in'],
    ['718 rd 50 x 300', 'mm'],
  ]);
  expect(quoteLines()).toMatchObject([{ size: 'diameter 50 mm' }]);
});

test('numbers without a unit are still read again once the other rows were added as written', async () => {
  const other = { text: 'unobtanium' };
  reads({ ...line('718 rd 50'), hasBareNumbers: true }, other);
  show();
  type('718 rd 50\nunobtanium');
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Add as written' }));
  expect(screen.getByText(/were read as inches/)).toBeVisible();
  reads(line('718 rd 50', 'in mm'), other);
  await userEvent.click(screen.getByRole('button', { name: 'Read them as millimeters' }));
  expect(await screen.findByText(/were read as millimeters/)).toBeVisible();
  expect(quoteLines().map(({ title }) => title)).toEqual(['in mm', 'unobtanium']);
  expect(box()).toHaveValue('');
});

test('the same list again replaces its lines', async () => {
  reads(line('3 pcs 718'));
  show();
  for (let times = 0; times < 2; times += 1) {
    type('3 pcs 718');
    await check();
    await waitFor(() => expect(box()).toHaveValue(''));
  }
  expect(quoteLines()).toHaveLength(1);
});

test.each([
  ['', 'Please paste or type your list first.'],
  ['x\n'.repeat(501), /This list has 501 lines/],
])('a list that cannot be checked is not posted (%#)', async (text, problem) => {
  show();
  type(text);
  await check();
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(expect.stringMatching(problem));
  expect(ask).not.toHaveBeenCalled();
});

test('without an answer the text stays, with a sentence', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  type('3 pcs 718');
  await check();
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(box()).toHaveValue('3 pcs 718');
});

test.each([null, [], { message: 'Forbidden' }, { parts: [null], message: '' }])(
  'an answer of another shape (%j) is no answer',
  async (answer) => {
    ask.mockResolvedValue({ ok: true, json: async () => answer });
    show();
    type('3 pcs 718');
    await check();
    expect(await screen.findByText(/could not be checked/)).toBeVisible();
    expect(box()).toHaveValue('3 pcs 718');
  },
);

test('the line of the address is in the box, above what was typed before', () => {
  history.replaceState(null, '', '/quote-list/?line=3+pcs+718');
  show();
  expect(box()).toHaveValue('3 pcs 718');
});

/** jsdom has no decoder, and its files no `arrayBuffer`. */
Object.assign(globalThis, { TextDecoder });
const file = (name: string, text: string) =>
  Object.assign(new File([text], name), {
    arrayBuffer: async () => new Uint8Array(Buffer.from(text)).buffer,
  });

test('a file is read into the box, and one that cannot be read is refused in a sentence', async () => {
  show();
  type('3 pcs 718');
  await userEvent.upload(screen.getByLabelText(/^Or a file/), file('a.csv', '4 pcs 625'));
  await waitFor(() => expect(box()).toHaveValue('3 pcs 718\n4 pcs 625'));
  await userEvent.upload(screen.getByLabelText(/^Or a file/), file('a.xlsx', 'PK'));
  expect(await screen.findByText(/cannot be read: it is damaged/)).toBeVisible();
});

test('a list that the browser has no room for is refused, and stays in the box', async () => {
  reads(...Array.from({ length: 201 }, (_, i) => line(`${i} pcs 718`)));
  show();
  type('long');
  await check();
  expect(await screen.findByText(/your quote list is full/)).toBeVisible();
  expect(box()).toHaveValue('long');
});
