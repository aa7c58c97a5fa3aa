import { DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckedLine, Part } from '@/lib/quotes/pasted/part';
import { blankLine } from '@/e2e/site/blank-line';
import { storeQuote } from '@/lib/quotes/last-quote';
import { addQuoteLine, quoteLines, removeQuoteLines } from '@/lib/quotes/quote-list';
import { PasteList } from './paste-list';

const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();

/** What the route answers: a row that begins with a number is a line of so many pieces, 10 lb each. */
const read = (text: string): readonly Part[] =>
  text.split(/(?<=\n)|(?=\n)/).map((row) => (/^\d|^Qty/.test(row) ? line(row) : { text: row }));

const line = (text: string): CheckedLine => ({
  ...blankLine(text),
  fields: [
    { name: 'grade', value: 'Nickel 718', isAssumed: true },
    { name: 'quantity', value: `${Number.parseInt(text, 10)} pieces`, isAssumed: false },
  ],
  unread: text.includes('asap') ? ['asap'] : [],
  remarks: text.includes('old') ? ['AMS 1 is superseded by AMS 2.'] : [],
  pounds: 10 * Number.parseInt(text, 10),
});

beforeAll(() =>
  Promise.all([
    import('./listed-lines'),
    import('./checked-list'),
    import('./ask-lines'),
    import('./read-list-file'),
  ]),
);
const scrolledTo = jest.fn();

beforeEach(() => {
  localStorage.clear();
  scrolledTo.mockReset();
  // jsdom has none.
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.id);
  };
  history.replaceState(null, '', '/quote-list/');
  Object.assign(globalThis, {
    fetch: ask,
    TextDecoder,
    TextEncoder,
    DecompressionStream,
  });
  ask.mockReset();
  ask.mockImplementation(async (_, { body }) => ({
    json: async () => ({ message: '', parts: read(String(body.get('text'))) }),
  }));
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your list/ });
const rows = () => within(screen.getAllByRole('list')[0]!).getAllByRole('textbox');
const texts = () => rows().map((row) => (row as HTMLInputElement).value);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** On the site a script opens the form in place of the link. */
const keepPage = () =>
  screen
    .getByText('Open the quote form')
    .addEventListener('click', (event) => event.preventDefault());

async function checkedList(text: string) {
  render(<PasteList page="/quote-list/" />);
  fireEvent.change(box(), { target: { value: text } });
  await press('Check the list');
  await screen.findByRole('heading', { level: 2 });
}

test('the form posts itself where no script runs', () => {
  render(<PasteList page="/quote-list/" />);
  expect(box().form).toHaveAttribute('action', '/api/quote-lines/');
  expect(box().form).toHaveAttribute('method', 'post');
  expect(box()).toHaveAttribute('name', 'text');
});

test('a pasted list becomes lines, each with its text, its fields, what is assumed and what is not understood', async () => {
  await checkedList('Hello,\n3 pcs 718 asap\n4 pcs 625 old\ntotal 7');
  expect(
    screen.getByRole('heading', { name: '2 lines read, 2 rows not recognized' }),
  ).toHaveFocus();
  expect(scrolledTo.mock.calls).toEqual([['checked-lines']]);
  expect(texts()).toEqual(['3 pcs 718 asap', '4 pcs 625 old']);
  const [first, second] = rows().map((row) => row.closest('li'));
  expect(
    within(first!)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Quantity', 'Grade', 'Specification', 'Form', 'Size', 'Length', 'Weight']);
  expect(first).toHaveTextContent(/Grade\s*Nickel 718 assumed/);
  expect(first).toHaveTextContent(/Quantity\s*3 pieces(?! assumed)/);
  expect(first).toHaveTextContent('Not understood: asap');
  expect(second).toHaveTextContent('AMS 1 is superseded by AMS 2.');
  expect(screen.getByText(/Theoretical weight of the list:/)).toHaveTextContent('70.00 lb');
  const others = screen.getByRole('region', {
    name: 'These rows go into your message as you wrote them',
  });
  expect(
    within(others)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Hello,', 'total 7']);
  expect(others).toHaveTextContent('You can also change your list and check it again.');
});

test('rows that say something of all lines stand apart from those that were not recognized', async () => {
  ask.mockImplementation(async (_, { body }) => ({
    json: async () => ({
      message: '',
      parts: read(String(body.get('text'))).map((part) =>
        part.text.includes('DFARS') ? { ...part, applied: ['All DFARS'] } : part,
      ),
    }),
  }));
  await checkedList('3 pcs 718\nAll DFARS\nThanks');
  expect(
    screen.getByRole('heading', { name: '1 line read, 1 row not recognized' }),
  ).toBeInTheDocument();
  for (const [name, row] of [
    ['Applied to the lines', 'All DFARS'],
    ['This row goes into your message as you wrote it', 'Thanks'],
  ]) {
    const region = within(screen.getByRole('region', { name }));
    expect(region.getAllByRole('listitem').map((each) => each.textContent)).toEqual([row]);
  }
});

test('lines of which nothing was recognized are counted where they are added', async () => {
  ask.mockImplementation(async (_, { body }) => ({
    json: async () => ({
      message: '',
      parts: read(String(body.get('text'))).map((part) =>
        'fields' in part && part.text.includes('unobtanium') ? { ...part, fields: [] } : part,
      ),
    }),
  }));
  await checkedList('3 pcs 718\n5 unobtanium');
  expect(
    screen.getByRole('button', { name: 'Add 2 lines to the quote (1 to clarify)' }),
  ).toBeVisible();
});

test('a line is changed and checked again by keyboard; the list above follows', async () => {
  await checkedList('3 pcs 718\n4 pcs 625');
  const field = rows()[1]!;
  await userEvent.type(field, ' asap{Enter}');
  expect(await screen.findByText('Line 2 checked again.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(box()).toHaveValue('3 pcs 718\n4 pcs 625 asap');
  expect(rows()[1]!.closest('li')).toHaveTextContent('Not understood: asap');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the fields of a line are edited by keyboard; its own words stay behind it', async () => {
  await checkedList('3 pcs 718\n4 pcs 625');
  const opener = screen.getByRole('button', { name: 'Edit line 2' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const fields = within(screen.getByRole('form', { name: 'Fields of line 2' }));
  const type = (name: string, text: string) => userEvent.type(fields.getByLabelText(name), text);
  await type('Quantity', 'many{Enter}');
  expect(fields.getByRole('alert')).toHaveTextContent(/^Enter a grade, such as 718/);
  expect(fields.getByLabelText('Grade')).toHaveFocus();
  await type('Grade', '718{Enter}');
  expect(fields.getByRole('alert')).toHaveTextContent(/^Enter the quantity as a number/);
  expect(fields.getByLabelText('Quantity')).toHaveFocus();
  await userEvent.clear(fields.getByLabelText('Quantity'));
  await type('Quantity', '4 pcs');
  await type('Price also for', '10');
  await userEvent.selectOptions(fields.getByLabelText('Form'), 'Tube');
  await type('OD', '2-1/2');
  await type('Wall', '3 mm');
  await type('Tolerance, or “cut to”', '+.030/-0');
  await type('Notes', 'for job 7');
  await userEvent.click(fields.getByLabelText('EN 10204 3.1'));
  await userEvent.click(fields.getByRole('button', { name: 'Save line 2' }));
  await screen.findByText('Line 2 checked again.');
  expect(box()).toHaveValue(
    '3 pcs 718\nQty 4 pcs, 718, tube, OD 2-1/2 in, wall 3 mm, EN 10204 3.1, other quantities [10], tolerance [+.030/-0], notes [for job 7], as pasted [4 pcs 625]',
  );
  expect(screen.queryByRole('form', { name: 'Fields of line 2' })).toBeNull();
});

test('Escape gives up an edit and returns to the button that began it', async () => {
  await checkedList('3 pcs 718\n4 pcs 625');
  await press('Edit line 2');
  const fields = within(screen.getByRole('form', { name: 'Fields of line 2' }));
  await userEvent.type(fields.getByLabelText('Notes'), 'no{Escape}');
  expect(screen.queryByRole('form', { name: 'Fields of line 2' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit line 2' })).toHaveFocus();
  expect(box()).toHaveValue('3 pcs 718\n4 pcs 625');
});

test('rows that became no line are put into the message, once', async () => {
  const message = () => JSON.parse(localStorage.getItem('quote-draft') ?? '{}').data.message;
  localStorage.setItem(
    'quote-draft',
    JSON.stringify({ date: Date.now(), startedAt: Date.now(), data: { message: 'By Friday' } }),
  );
  await checkedList('Hello,\ntotal 1');
  await press('Add to your message');
  expect(message()).toBe('By Friday\nHello,\ntotal 1');
  await press('In your message');
  expect(message()).toBe('By Friday\nHello,\ntotal 1');
});

test('rows that became no line go into the message with the lines', async () => {
  await checkedList('Hello,\n1 a');
  keepPage();
  await press('Add 1 line to the quote');
  expect(JSON.parse(localStorage.getItem('quote-draft') ?? '{}').data.message).toBe('Hello,');
  expect(screen.getByRole('heading', { name: 'This row is in your message' })).toBeVisible();
});

test('a change of another line is not lost where a line becomes two', async () => {
  await checkedList('1 a\n2 b');
  await userEvent.type(rows()[1]!, ' asap');
  await userEvent.type(rows()[0]!, '{Shift>}{Enter}{/Shift}3 c{Enter}');
  await waitFor(() => expect(box()).toHaveValue('1 a\n3 c\n2 b asap'));
  expect(screen.getByRole('heading', { name: '3 lines read' })).toHaveFocus();
});

test('a removed line comes back in its place, and the focus with it', async () => {
  await checkedList('1 a\n2 b\n3 c');
  await press('Remove line 2');
  expect(texts()).toEqual(['1 a', '3 c']);
  expect(box()).toHaveValue('1 a\n3 c');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(['1 a', '2 b', '3 c']);
  expect(box()).toHaveValue('1 a\n2 b\n3 c');
  expect(rows()[1]).toHaveFocus();
});

test('the only line comes back too', async () => {
  await checkedList('1 a');
  await press('Remove line 1');
  expect(box()).toHaveValue('');
  await press('Undo');
  expect(texts()).toEqual(['1 a']);
});

test('lines are moved and duplicated by keyboard', async () => {
  await checkedList('1 a\n2 b');
  screen.getByRole('button', { name: 'Move line 2 up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('2 b\n1 a');
  expect(screen.getByText('Line 2 is now line 1.')).toBeVisible();
  await userEvent.keyboard('{Enter}'); // it is the first already
  expect(box()).toHaveValue('2 b\n1 a');
  await press('Duplicate line 1');
  expect(box()).toHaveValue('2 b\n2 b\n1 a');
  expect(texts()).toEqual(['2 b', '2 b', '1 a']);
});

test('a list that changed since it was checked shows no lines', async () => {
  await checkedList('1 a');
  fireEvent.change(box(), { target: { value: '1 a\n2 b' } });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('lines are put on the quote list once; changed ones replace those that they were', async () => {
  await checkedList('1 a\n2 b asap\n2 b asap');
  const opened = jest.fn((event: Event) => event.preventDefault());
  expect(screen.queryByRole('link', { name: 'Open the quote form' })).toBeNull();
  screen.getByText('Open the quote form').addEventListener('click', opened);
  await press('Add 3 lines to the quote');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByText('3 lines on your quote list.')).toBeVisible();
  await press('Open the quote form');
  expect(opened).toHaveBeenCalledTimes(2);
  expect(quoteLines()).toMatchObject([
    { kind: 'line', title: 'Nickel 718', quantity: '1 pieces', href: '/quote-list/?line=1+a' },
    { pasted: '2 b asap', href: '/quote-list/?line=2+b+asap' },
    {
      doubts: expect.stringContaining('not understood: asap'),
      href: '/quote-list/?line=2+b+asap&copy=2',
    },
  ]);
  await userEvent.type(rows()[0]!, 'x{Enter}');
  await waitFor(() => expect(box()).toHaveValue('1 ax\n2 b asap\n2 b asap'));
  await press('Remove line 2');
  await press('Add 2 lines to the quote');
  expect(quoteLines().map(({ pasted }) => pasted)).toEqual(['1 ax', '2 b asap']);
});

test('a list that was sent says so at its button, until a line of it is changed', async () => {
  await checkedList('3 pcs bar\n6 pcs plate');
  keepPage();
  await press('Add 2 lines to the quote');
  const sent = quoteLines().map(({ href }) => href);
  act(() => {
    removeQuoteLines(sent);
    storeQuote('Q-AAAA-BBBB-CCCC', '/quote/secret/', sent);
  });
  const add = (name = 'Add 2 lines to the quote') => screen.getByRole('button', { name });
  expect(add()).toHaveClass('btn-quiet');
  const note = screen.getByText('Q-AAAA-BBBB-CCCC', { selector: 'output *' }).parentElement!;
  expect(note).toHaveTextContent('Sent as Q-AAAA-BBBB-CCCC: View status');
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/quote/secret/');
  await press('Duplicate line 2');
  expect(add('Add 3 lines to the quote')).not.toHaveClass('btn-quiet');
});

test('a stored text says that it was sent, until it is changed; it can be cleared, and that undone', async () => {
  await checkedList('3 pcs bar\n6 pcs plate');
  keepPage();
  await press('Add 2 lines to the quote');
  const sent = quoteLines().map(({ href }) => href);
  act(() => {
    removeQuoteLines(sent);
    storeQuote('Q-AAAA-BBBB-CCCC', '/quote/secret/', sent);
  });
  cleanup();
  render(<PasteList page="/quote-list/" empty="Paste a list." />);
  const note = await screen.findByText(/^Sent as/);
  expect(screen.queryByText(/is empty/)).toBeNull();
  expect(note).toHaveTextContent('Sent as Q-AAAA-BBBB-CCCC: View status');
  const check = screen.getByRole('button', { name: 'Check the list' });
  expect(check).toHaveClass('btn-quiet');
  await press('Clear');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(localStorage.getItem('pasted-list')).toBeNull();
  // The words keep their place.
  expect(note).toHaveTextContent('Last request: Q-AAAA-BBBB-CCCC: View status');
  await press('Undo clear');
  expect(box()).toHaveValue('3 pcs bar\n6 pcs plate');
  expect(screen.getByText(/^Sent as/)).toBeVisible();
  await userEvent.type(box(), '\n1 pc wire');
  expect(screen.queryByText(/^Sent as/)).toBeNull();
  expect(check).not.toHaveClass('btn-quiet');
});

test('a list that is on the quote list, to be sent again, is not called sent', async () => {
  await checkedList('3 pcs bar');
  keepPage();
  await press('Add 1 line to the quote');
  act(() =>
    storeQuote(
      'Q-AAAA-BBBB-CCCC',
      '',
      quoteLines().map(({ href }) => href),
      true,
    ),
  );
  expect(screen.queryByText(/^Sent as/)).toBeNull();
});

test('a line that is changed and not checked is not added as it was', async () => {
  await checkedList('1 a\n2 b');
  await userEvent.type(rows()[1]!, 'x');
  await press('Add 2 lines to the quote');
  expect(screen.getByText('Line 2 was changed. Please check it first.')).toBeVisible();
  expect(rows()[1]).toHaveFocus();
  expect(quoteLines()).toEqual([]);
});

test('more lines than a quote list takes are not added in part', async () => {
  await checkedList('1 a\n'.repeat(201));
  // By its text: jsdom takes half a minute to name the buttons of 201 lines.
  await userEvent.click(screen.getByText('Add 201 lines to the quote'));
  expect(screen.getByText(/^A quote list takes at most 200 lines/)).toBeVisible();
  expect(quoteLines()).toEqual([]);
});

test('the lines can be copied as CSV', async () => {
  await checkedList('1 a');
  expect(screen.getByRole('button', { name: 'Copy as CSV' }).dataset.copy).toMatch(
    /^Text,Grade.*\r\n1 a,Nickel 718,/,
  );
});

test('what was typed survives a reload; a line that is opened by its address leaves it', async () => {
  const { unmount } = render(<PasteList page="/quote-list/" />);
  fireEvent.change(box(), { target: { value: '3 pcs 718' } });
  unmount();
  const second = render(<PasteList page="/quote-list/" />);
  expect(box()).toHaveValue('3 pcs 718');
  second.unmount();
  history.replaceState(null, '', '/quote-list/?line=4+pcs+625');
  const third = render(<PasteList page="/quote-list/" />);
  expect(box()).toHaveValue('4 pcs 625');
  fireEvent.change(box(), { target: { value: '5 pcs 625' } });
  third.unmount();
  history.replaceState(null, '', '/quote-list/');
  render(<PasteList page="/quote-list/" />);
  expect(box()).toHaveValue('3 pcs 718');
});

/** Renders the list into a page from the server, into which that was typed before its scripts arrived. */
async function hydrate(typed: string) {
  const { renderToString } = await import('react-dom/server.edge');
  const list = <PasteList page="/quote-list/" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  box().value = typed;
  render(list, { container, hydrate: true });
}

test('what is typed before and while the page is hydrated stays, below the line of the address', async () => {
  localStorage.setItem('pasted-list', '9 mine');
  history.replaceState(null, '', '/quote-list/?line=4+pcs+625');
  await hydrate('3 pcs 718');
  expect(document.documentElement).toHaveAttribute('data-loading');
  fireEvent.change(box(), { target: { value: `${box().value} rd` } });
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-loading'));
  expect(box()).toHaveValue('4 pcs 625\n3 pcs 718 rd');
  expect(localStorage.getItem('pasted-list')).toBe('9 mine');
});

test.each([
  ['9 mine', '3 pcs 718', '9 mine\n3 pcs 718'],
  ['9 mine', '9 mine', '9 mine'],
  ['', '3 pcs 718', '3 pcs 718'],
])(
  'below the stored list "%s", "%s" typed before its scripts gives "%s"',
  async (stored, typed, all) => {
    localStorage.setItem('pasted-list', stored);
    await hydrate(typed);
    expect(box()).toHaveValue(all);
  },
);

test('what is typed while the list is checked stays', async () => {
  let answer: (value: unknown) => void = () => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<PasteList page="/quote-list/" />);
  fireEvent.change(box(), { target: { value: '1 a' } });
  await press('Check the list');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  fireEvent.change(box(), { target: { value: '1 a\n2 b' } });
  await act(async () => answer({ json: async () => ({ message: '', parts: read('1 a') }) }));
  expect(box()).toHaveValue('1 a\n2 b');
  expect(screen.getByRole('alert')).toHaveTextContent(/changed while it was checked/);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an empty list is not asked for, and an answer that fails keeps the text', async () => {
  document.title = 'A list';
  render(<PasteList page="/quote-list/" />);
  await press('Check the list');
  const sentence = 'Please paste or type your list first.';
  const link = await screen.findByRole('link', { name: sentence });
  expect(link.closest('[role=alert]')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  await userEvent.click(link);
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(sentence);
  expect(ask).not.toHaveBeenCalled();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.change(box(), { target: { value: '3 pcs 718' } });
  await press('Check the list');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be checked/));
  expect(box()).toHaveValue('3 pcs 718');
  expect(box()).toHaveAccessibleDescription(/could not be checked/);
});

/** jsdom's files cannot be read. */
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([content], name), {
    arrayBuffer: async () => new Uint8Array(Buffer.from(content)).buffer,
  });

async function choose(chosen: File) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Or a file/), { target: { files: [chosen] } });
  });
}

test.each([
  ['UTF-8', new Uint8Array([0x31, 0x20, 0xc3, 0x98]), '1 Ø'],
  ['the letters of Windows', new Uint8Array([0x31, 0x20, 0xd8]), '1 Ø'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x31, 0, 0x20, 0, 0xd8, 0]), '1 Ø'],
  ['Windows line ends', new Uint8Array([0x31, 13, 10, 0x32]), '1\n2'],
] as const)('a file in %s is added to what was typed', async (_, content, text) => {
  render(<PasteList page="/quote-list/" />);
  fireEvent.change(box(), { target: { value: 'a\n' } });
  await choose(file('list.csv', content));
  await waitFor(() => expect(box()).toHaveValue(`a\n${text}`));
});

test.each([
  ['an old workbook', file('list.xls', 'x'), /save it as .xlsx or .csv/],
  ['a broken workbook under another name', file('list.csv', 'PK\u0003\u0004'), /it is damaged/],
  ['a picture', file('list.txt', 'x\0y'), /not a text file/],
  ['2 MB and a byte', file('list.txt', 'x'.repeat(2 * 1024 * 1024 + 1)), /larger than 2 MB/],
  ['501 lines', file('list.txt', 'x\n'.repeat(500)), /has 501 lines/],
])('%s is refused in a sentence, and the text stays', async (_, chosen, sentence) => {
  render(<PasteList page="/quote-list/" />);
  fireEvent.change(box(), { target: { value: 'a' } });
  await choose(chosen);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(box()).toHaveValue('a');
});

test('a file that is dropped on the list is read', async () => {
  render(<PasteList page="/quote-list/" />);
  const chosen = file('list.txt', '1 a');
  await act(async () => {
    fireEvent.drop(box(), { dataTransfer: { files: [chosen], types: ['Files'] } });
  });
  await waitFor(() => expect(box()).toHaveValue('1 a'));
});

test('what was gathered on the way stands above the box, until a list is checked', async () => {
  const href = '/inventory/nickel/grade/718/';
  addQuoteLine({ kind: 'grade', title: 'INCONEL 718', detail: '', href });
  render(<PasteList page="/quote-list/" />);
  expect(await screen.findByRole('heading', { name: 'Your quote list: 1 line' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Quantity of INCONEL 718'), {
    target: { value: '4 pcs' },
  });
  expect(quoteLines()).toMatchObject([{ href, quantity: '4 pcs' }]);
  expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('data-quote');
  fireEvent.change(box(), { target: { value: '3 pcs 718' } });
  await press('Check the list');
  await screen.findByRole('heading', { name: /^1 line read/ });
  expect(screen.queryByRole('heading', { name: /^Your quote list/ })).toBeNull();
  expect(screen.getByText('Your quote list: 1 line.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the list' })).toHaveAttribute('data-quote');
  keepPage();
  await press('Add 1 line to the quote');
  expect(screen.getByText('1 line added; 2 on your quote list.')).toBeVisible();
  expect(screen.getByText('Your quote list: 2 lines.')).toBeVisible();
});

test('an empty quote list explains how to fill it, until it has a line', async () => {
  render(<PasteList page="/quote-list/" empty="Paste a list." />);
  const words = 'Your quote list is empty. Paste a list.';
  expect(screen.getByText(words)).not.toHaveAttribute('data-unknown');
  const href = '/inventory/nickel/grade/718/';
  act(() => void addQuoteLine({ kind: 'grade', title: 'INCONEL 718', detail: '', href }));
  expect(await screen.findByRole('heading', { name: 'Your quote list: 1 line' })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});
