import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundPages } from './found-pages';
import { SearchBox } from './search-box';

const lists: Readonly<Record<string, unknown>> = {
  '/search/inventory.json': [
    ['Grade', '6Al-4V', '/inventory/titanium/grade/6al-4v/', 'UNS R56400', 'UNS R56400', '3.7165'],
    ['Spec', 'AMS 4928', '/inventory/titanium/specs/ams-4928/', '6Al-4V · bar', '6Al-4V'],
    ['Spec', 'AMS 4911', '/inventory/titanium/specs/ams-4911/', '6Al-4V · sheet', '6Al-4V'],
  ],
  '/search/services.json': [['Tool', 'Unit Conversion', '/tools/conversion/', '']],
  '/search/glossary.json': [],
};
const fetched: string[] = [];

beforeEach(() => {
  localStorage.clear();
  fetched.length = 0;
  globalThis.fetch = (async (address: string) => {
    fetched.push(address);
    return { ok: true, json: async () => lists[address] };
  }) as unknown as typeof fetch;
});

const field = () => screen.getByRole('combobox', { name: /Search grades/ });

test('nothing is fetched before the field is used; then arrows choose and Enter opens', async () => {
  render(<SearchBox label="Search" />);
  expect(fetched).toEqual([]);
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('ams 49');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'AMS 4928Titanium · Specification6Al-4V · bar',
    'AMS 4911Titanium · Specification6Al-4V · sheet',
  ]);
  expect(fetched.toSorted()).toEqual(Object.keys(lists).toSorted());
  expect(screen.getByText('2 results')).toBeInTheDocument();

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', options[1]!.id);
  const opened = jest.fn((event: Event) => event.preventDefault());
  options[1]!.addEventListener('click', opened);
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['4928', '/inventory/titanium/specs/ams-4928/', 'the only one'],
  ['6al-4v', '/inventory/titanium/grade/6al-4v/', 'the only one of this name'],
  ['3.7165', '/inventory/titanium/grade/6al-4v/', 'the only one of this number'],
  ['ams 49', null, 'one of two'],
])('Enter after %s opens %s: %s', async (typed: string, path: string | null, _why: string) => {
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), typed);
  await screen.findByText(/^\d results?$/);
  const opened = jest.fn((event: Event) => event.preventDefault());
  const sent = jest.fn((event: Event) => event.preventDefault());
  for (const option of screen.getAllByRole('option')) option.addEventListener('click', opened);
  screen.getByRole('search').addEventListener('submit', sent);
  await userEvent.keyboard('{Enter}');
  const [event] = opened.mock.calls[0] ?? [];
  expect((event?.target as HTMLElement | undefined)?.getAttribute('href') ?? null).toBe(path);
  expect(sent).toHaveBeenCalledTimes(path ? 0 : 1);
});

test('a result shows the other name that it was found by', async () => {
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), '3.7165');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('6Al-4VTitanium · Gradealso W.-Nr. 3.7165 · UNS R56400');
});

test('Escape closes, and a slash typed elsewhere stays a slash', async () => {
  render(
    <>
      <SearchBox label="Search" />
      <input aria-label="Another" />
    </>,
  );
  await userEvent.type(field(), 'r56400');
  expect(await screen.findByRole('option', { name: /^6Al-4V/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.type(screen.getByLabelText('Another'), '1/8');
  expect(screen.getByLabelText('Another')).toHaveValue('1/8');
});

test('below a single spec its grade and the grade’s other specs are listed; below several results they are not', async () => {
  const leads = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace(/^\/inventory/, ''));
  const { rerender } = render(<FoundPages asked="4928" />);
  const heading = '6Al-4V and its other specifications';
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(leads().slice(0, 3)).toEqual([
    '/titanium/specs/ams-4928/',
    '/titanium/grade/6al-4v/',
    '/titanium/specs/ams-4911/',
  ]);
  rerender(<FoundPages asked="6al-4v" />);
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});

test('below a single grade its specs are listed, in the box too, under a heading', async () => {
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), 'r56400');
  const titles = (options: readonly HTMLElement[]) =>
    options.map((option) => option.querySelector('span')?.textContent);
  expect(titles(await screen.findAllByRole('option'))).toEqual(['6Al-4V', 'AMS 4928', 'AMS 4911']);
  const specs = within(screen.getByRole('group', { name: 'Specifications of 6Al-4V' }));
  expect(titles(specs.getAllByRole('option'))).toEqual(['AMS 4928', 'AMS 4911']);
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]!.id);
  render(<FoundPages asked="r56400" />);
  expect(await screen.findByRole('heading', { name: 'Specifications of 6Al-4V' })).toBeVisible();
  expect(screen.getByText('1 result, 2 related')).toBeVisible();
});

test('below a single spec all specs of its grade are listed, and none of another grade', async () => {
  const numbers = Array.from({ length: 12 }, (_, i) => `AMS 49${i + 30}`);
  const spec = (title: string, grade: string) => [
    'Spec',
    title,
    `/inventory/titanium/specs/${title.toLowerCase().replace(' ', '-')}/`,
    `${grade} · bar`,
    grade,
  ];
  const listed: Readonly<Record<string, unknown>> = {
    ...lists,
    '/search/inventory.json': [
      ...(lists['/search/inventory.json'] as unknown[]),
      ['Grade', '6Al-4V ELI', '/inventory/titanium/grade/6al-4v-eli/', 'UNS R56401'],
      spec('AMS 4907', '6Al-4V ELI'),
      ...numbers.map((number) => spec(number, '6Al-4V')),
    ],
  };
  globalThis.fetch = (async (address: string) => ({
    ok: true,
    json: async () => listed[address],
  })) as unknown as typeof fetch;
  const { unmount } = render(<SearchBox label="Search" />);
  await userEvent.type(field(), '4928');
  expect(await screen.findByRole('link', { name: 'All 15 results' })).toHaveAttribute(
    'href',
    '/search/?q=4928',
  );
  expect(screen.getAllByRole('option')).toHaveLength(8);
  unmount();
  render(<FoundPages asked="4928" />);
  expect(await screen.findByText('1 result, 14 related')).toBeVisible();
  for (const number of numbers)
    expect(screen.getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible();
  expect(screen.queryByRole('link', { name: /ELI/ })).toBeNull();
});

test('a size or a quantity beside a grade brings a link that reads it as a quote line', async () => {
  const link = { name: 'Read this as a quote line' };
  const { unmount } = render(<FoundPages asked="3 pcs 6al-4v bar 2.5" />);
  expect(await screen.findByRole('link', link)).toHaveAttribute(
    'href',
    '/quote-list/?line=3%20pcs%206al-4v%20bar%202.5',
  );
  const titles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles[0]).toMatch(/^6Al-4V/);
  unmount();
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), '6al-4v bar');
  expect(await screen.findByRole('option', { name: /^6Al-4V/ })).toBeVisible();
  expect(screen.queryByRole('link', link)).toBeNull();
  await userEvent.type(field(), ' 2.5');
  expect(await screen.findByRole('link', link)).toBeVisible();
});

test('one result, with none below it on the search page, has no link to all results', async () => {
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), 'unit conversion');
  expect(await screen.findByRole('option')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('where nothing is found, it can be asked for, pasted into a list or looked up', async () => {
  render(<FoundPages asked="zzzz 99" />);
  expect(await screen.findByText(/^We searched the names and numbers/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us about “zzzz 99”' })).toHaveAttribute(
    'data-quote-about',
    'zzzz 99',
  );
  expect(screen.getByRole('link', { name: 'Paste a List' })).toHaveAttribute(
    'href',
    '/quote-list/?line=zzzz%2099',
  );
  expect(screen.getByRole('link', { name: 'All specifications' })).toBeVisible();
  render(<SearchBox label="Search" />);
  await userEvent.type(field(), 'zzzz');
  expect(await screen.findByText('Nothing found for zzzz.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us about “zzzz”' })).toBeVisible();
});

test('where nothing is found, the examples of the search page are shown below', async () => {
  const { rerender } = render(<FoundPages asked="zzzz">Popular numbers</FoundPages>);
  expect(await screen.findByText('Popular numbers')).toBeVisible();
  rerender(<FoundPages asked="4928">Popular numbers</FoundPages>);
  expect(await screen.findByText('Results for “4928”')).toBeVisible();
  expect(screen.queryByText('Popular numbers')).toBeNull();
});

test('on the search page its own box has the query, and the header’s box is empty', () => {
  history.replaceState(null, '', '/search/?q=718');
  render(
    <>
      <SearchBox label="Search the site" />
      <SearchBox label="Search" isOfSearchPage />
    </>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('combobox');
  expect(fields.map(({ value }) => value)).toEqual(['', '718']);
  history.replaceState(null, '', '/');
});

test('on the search page without a query its own box has the focus', () => {
  render(
    <>
      <SearchBox label="Search the site" />
      <SearchBox label="Search" isOfSearchPage />
    </>,
  );
  expect(screen.getAllByRole('combobox')[1]).toHaveFocus();
});

test('where the lists cannot be fetched, a message and a link to the list of all pages are shown', async () => {
  globalThis.fetch = (async () => ({
    ok: false,
    status: 503,
    statusText: 'Service Unavailable',
  })) as unknown as typeof fetch;
  render(<FoundPages asked="718" />);
  expect(await screen.findByText(/Search is not working right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'list of all pages' })).toHaveAttribute(
    'href',
    '/sitemap/',
  );
});
