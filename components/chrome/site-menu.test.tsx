import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuItem } from '@/content-schemas/menu';
import { QuoteEntries, SiteHeader } from './site-header';
import { SiteMenu } from './site-menu';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
beforeEach(() => (path = '/'));

const link = (label: string, href: string, children: MenuItem[] = []) => ({
  label,
  href,
  children,
});
const items: MenuItem[] = [
  link('Home', '/'),
  link('Inventory', '/inventory/', [
    link('Titanium', '/inventory/titanium/'),
    link('Nickel', '/inventory/nickel/'),
  ]),
  { label: 'About', href: null, children: [link('Quality', '/quality/')] },
];

const toggle = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'summary' });
const isOpen = (name: string) => toggle(name).closest('details')?.open;

test('every entry and child is a link, and Quote is the last', () => {
  render(
    <SiteMenu items={items}>
      <QuoteEntries />
    </SiteMenu>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map((a) => `${a.textContent} ${a.getAttribute('href')}`)).toEqual([
    'Home /',
    'Inventory /inventory/',
    'Titanium /inventory/titanium/',
    'Nickel /inventory/nickel/',
    'Quality /quality/',
    'Quote /contact/',
  ]);
  expect(links.at(-1)).toHaveAttribute('data-quote');
});

test("the CMS's own Quote entry does not stand there twice", () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  render(<SiteHeader menu={[...items, link('Quote', '/quote/')]} />);
  expect(screen.getAllByRole('link', { name: 'Quote' })).toHaveLength(1);
});

test.each([
  ['/inventory/nickel/grade/inconel-718/', 'Inventory pages'],
  ['/inventory/', 'Inventory pages'],
  ['/quality/', 'About'],
  ['/glossary/', null],
])('on %s the menu of a small screen opens with the submenu %j', async (at, opened) => {
  path = at;
  render(<SiteMenu items={items} />);
  await userEvent.click(toggle('Menu'));
  for (const name of ['Inventory pages', 'About'])
    await waitFor(() => expect([name, isOpen(name)]).toEqual([name, name === opened]));
});

test('Escape closes the submenu first, then the menu, and returns to its button', async () => {
  const visitor = userEvent.setup();
  render(<SiteMenu items={items} />);
  await visitor.click(toggle('Menu'));
  await visitor.click(toggle('Inventory pages'));
  act(() => screen.getByRole('link', { name: 'Nickel' }).focus());
  await visitor.keyboard('{Escape}');
  expect(isOpen('Inventory pages')).toBe(false);
  expect(isOpen('Menu')).toBe(true);
  expect(toggle('Inventory pages')).toHaveFocus();
  await visitor.keyboard('{Escape}');
  expect(isOpen('Menu')).toBe(false);
  expect(toggle('Menu')).toHaveFocus();
});

test('Escape at another entry closes the open submenu', async () => {
  render(<SiteMenu items={items} />);
  await userEvent.click(toggle('Inventory pages'));
  act(() => screen.getByRole('link', { name: 'Home' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Inventory pages')).toBe(false);
  expect(toggle('Inventory pages')).toHaveFocus();
});

test.each(['pointer', 'keyboard'])('leaving by %s closes every menu', async (way) => {
  const visitor = userEvent.setup();
  render(
    <>
      <SiteMenu items={items} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await visitor.click(toggle('Inventory pages'));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  if (way === 'pointer') await visitor.pointer({ keys: '[MouseLeft>]', target: elsewhere });
  else act(() => elsewhere.focus());
  expect(isOpen('Inventory pages')).toBe(false);
});

test.each([
  ['/', ['Home page']],
  ['/inventory/', ['Inventory page']],
  ['/inventory/nickel/', ['Inventory true', 'Nickel page']],
  ['/inventory/nickel/grade/inconel-718/', ['Inventory true', 'Nickel true']],
  ['/quality/', ['About true', 'Quality page']],
  ['/compare/', ['Inventory true', 'Compare page']],
  ['/contact/', []],
])('on %s the entries that lead there are marked: %j', (at, marked) => {
  path = at;
  const compare = link('Compare', '/compare/');
  render(
    <SiteMenu
      items={items.map((item) =>
        item.label === 'Inventory' ? { ...item, children: [...item.children, compare] } : item,
      )}
    />,
  );
  const current = [...document.querySelectorAll('[aria-current]')];
  expect(
    current.map((entry) => `${entry.textContent} ${entry.getAttribute('aria-current')}`),
  ).toEqual(marked);
});
