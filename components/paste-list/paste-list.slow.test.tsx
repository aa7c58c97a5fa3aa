import { TextDecoder } from 'node:util';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Part } from '@/lib/quotes/pasted/part';
import { quoteLines } from '@/lib/quotes/quote-list';
import { PasteList } from './paste-list';

const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/quote-list/');
  ask.mockReset();
  globalThis.fetch = ask as never;
});

const answers = (parts: unknown) => ({ ok: true, json: async () => ({ parts, message: '' }) });
const reads = (...parts: Part[]) => ask.mockResolvedValue(answers(parts));
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
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (value: string) => fireEvent.change(box(), { target: { value } });
async function check(text: string) {
  type(text);
  await press('Check the list');
}

test.each([
  [['x, two'], /^1 row not recognized. Change it here and check it again, or/],
  [['x, two', 'y'], /^2 rows not recognized. Change them here and check them again, or/],
])(
  'of %j the sentence speaks of one or several; they are added as written',
  async (rows, sentence) => {
    reads(...rows.map((text) => ({ text })));
    show();
    await check('x');
    expect(await screen.findByText(sentence)).toBeVisible();
    await press('Add as written');
    expect(quoteLines().map(({ title }) => title)).toEqual(rows);
    expect(box()).toHaveValue('');
  },
);

test('what is typed while a list is checked, or after it, stays in the box', async () => {
  let answer: (response: unknown) => void;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  await check('3 pcs 718\nunobtanium');
  type('3 pcs 718\nunobtanium\n4 pcs 625');
  answer!(answers([line('3 pcs 718'), { text: 'unobtanium' }]));
  await screen.findByText(/^1 line added/);
  expect(box()).toHaveValue('unobtanium\n4 pcs 625');
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /^Complete line 1: form, / }));
  expect(screen.getByRole('combobox', { name: /^Form/ })).toHaveFocus();
  type('unobtanium\n4 pcs 625\n5 pcs 600');
  await press('Add as written');
  expect(box()).toHaveValue('4 pcs 625\n5 pcs 600');
});

test('numbers without a unit are inches, which is said of all lists; they are read again as millimeters', async () => {
  ask.mockImplementation(async (_, { body }) => {
    const [text = '', ...rows] = String(body.get('text')).split('\n');
    const parts: Part[] = [{ ...line(text, `${text} ${String(body.get('unit'))}`) }];
    if (text.includes('rd 50')) parts[0] = { ...parts[0]!, hasBareNumbers: true } as Part;
    return answers([...parts, ...rows.map((row) => ({ text: row }))]);
  });
  show();
  await check('718 rd 50\nunobtanium');
  await press('Add as written');
  await check('625 rd 2 in\ntotal 9');
  await waitFor(() => expect(quoteLines()).toHaveLength(3));
  expect(screen.getByText(/without a unit in line 1 were read as inches/)).toBeVisible();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Read them as millimeters');
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1 row not recognized' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add as written' })).toBeVisible();
  await press('Read them as millimeters');
  expect(await screen.findByText(/were read as millimeters/)).toBeVisible();
  expect(quoteLines().map(({ title }) => title)).toEqual([
    '718 rd 50 mm',
    'unobtanium',
    '625 rd 2 in in',
  ]);
  expect(box()).toHaveValue('total 9');
});

test.each([
  ['', 'Please paste or type your list first.'],
  ['x\n'.repeat(501), /This list has 501 lines/],
])('a list that cannot be checked is not posted (%#)', async (text, problem) => {
  show();
  await check(text);
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(expect.stringMatching(problem));
  expect(ask).not.toHaveBeenCalled();
});

test.each([undefined, null, [], { message: 'Forbidden' }, { parts: [null], message: '' }])(
  'without an answer, or with one of another shape (%j), the text stays, with a sentence',
  async (answer) => {
    if (answer === undefined) ask.mockRejectedValue(new TypeError('Failed to fetch'));
    else ask.mockResolvedValue({ ok: true, json: async () => answer });
    show();
    await check('3 pcs 718');
    expect(await screen.findByText(/could not be checked/)).toBeVisible();
    expect(box()).toHaveValue('3 pcs 718');
  },
);

test('a list that the browser has no room for is refused, and stays in the box', async () => {
  reads(...Array.from({ length: 201 }, (_, i) => line(`${i} pcs 718`)));
  show();
  await check('long');
  expect(await screen.findByText(/your quote list is full/)).toBeVisible();
  expect(box()).toHaveValue('long');
});

/** jsdom has no decoder, and its files no `arrayBuffer`. */
Object.assign(globalThis, { TextDecoder });
const file = (name: string, text: string) =>
  Object.assign(new File([text], name), {
    arrayBuffer: async () => new Uint8Array(Buffer.from(text)).buffer,
  });

test('a file is added to the lines of the address, and one that cannot be read is refused in a sentence', async () => {
  history.replaceState(null, '', '/quote-list/?line=3+pcs+718&line=1+pc+304');
  show();
  await userEvent.upload(screen.getByLabelText(/^Or a file/), file('a.csv', '4 pcs 625'));
  await waitFor(() => expect(box()).toHaveValue('3 pcs 718\n1 pc 304\n4 pcs 625'));
  await userEvent.upload(screen.getByLabelText(/^Or a file/), file('a.xlsx', 'PK'));
  expect(await screen.findByText(/cannot be read: it is damaged/)).toBeVisible();
});
