import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { announceAddress } from '@/components/primitives/address-store';
import { GradeFilter } from './grade-filter';

const option = (slug: string, title: string) => ({ slug, title, href: `/there/${slug}/` });
const item = (key: string, ...rows: { forms: string[]; specs: string[] }[]) => ({
  key,
  rows,
  card: <h3>{key}</h3>,
});
const items = [
  item(
    '6Al-4V',
    { forms: ['round-bar'], specs: ['ams-4928'] },
    { forms: ['plate'], specs: ['ams-4911'] },
  ),
  item('6Al-4V ELI', { forms: ['round-bar', 'wire'], specs: ['ams-4930'] }),
  item('Beta C', { forms: ['wire'], specs: [] }),
];
const filterOf = (listed: typeof items, total = listed.length) => (
  <GradeFilter
    heading="Titanium grades"
    all="/inventory/titanium/"
    forms={[option('round-bar', 'Round Bar'), option('wire', 'Wire'), option('plate', 'Plate')]}
    specs={[4911, 4928, 4930].map((number) => option(`ams-${number}`, `AMS ${number}`))}
    items={listed}
    total={total}
  />
);
const filter = filterOf(items);
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const by = (list: string, title: string) =>
  within(screen.getByRole('list', { name: list, hidden: true })).getByRole('link', {
    name: title,
    hidden: true,
  });

beforeEach(() => history.replaceState(null, '', '/inventory/titanium/'));

test('of a list too long for one page the options lead to their own pages, and nothing is narrowed', () => {
  history.replaceState(null, '', '?form=wire');
  const { container } = render(filterOf(items.slice(0, 1), 201));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 201 grades');
  expect(shown()).toEqual(['6Al-4V']);
  const wire = container.querySelector('a[href="/there/wire/"]')!;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  wire.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault(); // jsdom goes nowhere
  });
  act(() => void wire.dispatchEvent(click));
  expect(location.search).toBe('?form=wire');
});

test('of a single grade nothing can be narrowed', () => {
  render(filterOf(items.slice(0, 1)));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 grade$/);
  expect(shown()).toEqual(['6Al-4V']);
  expect(screen.queryByRole('list', { name: 'Filter by form' })).toBeNull();
});

test('shows every grade, and options that lead somewhere without a script', () => {
  render(filter);
  expect(shown()).toEqual(['6Al-4V', '6Al-4V ELI', 'Beta C']);
  expect(screen.getByRole('status')).toHaveTextContent('3 grades');
  expect(by('Filter by form', 'Wire')).toHaveAttribute('href', '/there/wire/');
  expect(by('Filter by form', 'All')).toHaveAttribute('aria-current', 'true');
});

test('a form narrows the grades and the specs, and the address has the choice', async () => {
  const visitor = userEvent.setup();
  render(filter);
  await visitor.click(by('Filter by form', 'Round Bar'));
  expect(shown()).toEqual(['6Al-4V', '6Al-4V ELI']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 grades');
  await visitor.click(screen.getByText('Spec: any'));
  const specs = within(screen.getByRole('list', { name: 'Filter by spec' }));
  expect(specs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Any spec',
    'AMS 4928',
    'AMS 4930',
  ]);
  await visitor.click(by('Filter by spec', 'AMS 4930'));
  expect(shown()).toEqual(['6Al-4V ELI']);
  expect(screen.getByText('Spec: AMS 4930')).toHaveFocus();
  expect(location.search).toBe('?form=round-bar&spec=ams-4930');
  await visitor.click(by('Filter by form', 'All'));
  await visitor.click(by('Filter by spec', 'Any spec'));
  expect(location.href).toBe('http://localhost/inventory/titanium/');
  expect(shown()).toHaveLength(3);
});

test('the choice is read from the address on load and after Back, and other parameters stay', async () => {
  const visitor = userEvent.setup();
  history.replaceState(null, '', '?utm_source=mail&form=wire');
  render(filter);
  expect(shown()).toEqual(['6Al-4V ELI', 'Beta C']);
  await visitor.click(by('Filter by form', 'Round Bar'));
  expect(location.search).toBe('?utm_source=mail&form=round-bar');
  await act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });
  expect(shown()).toEqual(['6Al-4V ELI', 'Beta C']);
});

test('a link to the same page without a query shows every grade again', () => {
  history.replaceState(null, '', '?form=wire');
  render(filter);
  act(() => {
    // As the router does when the address changes in the page.
    history.pushState(null, '', '/inventory/titanium/');
    announceAddress();
  });
  expect(shown()).toHaveLength(3);
});

test('ignores a form that no grade has', () => {
  history.replaceState(null, '', '?form=moonstone');
  render(filter);
  expect(shown()).toHaveLength(3);
});

test('where a spec does not cover the form a message says so, and leads to either alone', () => {
  history.replaceState(null, '', '?form=plate&spec=ams-4928');
  render(filter);
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 grades');
  expect(screen.getByText(/^AMS 4928 does not cover plate\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ask us to source it' })).toHaveAttribute(
    'data-quote-about',
    'AMS 4928, Plate',
  );
  const links = screen.getByText(/^AMS 4928 does/).querySelectorAll('[href*="?"]');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['grades to AMS 4928', '/inventory/titanium/?spec=ams-4928'],
    ['grades in plate', '/inventory/titanium/?form=plate'],
  ]);
  const forms = within(screen.getByRole('list', { name: 'Filter by form', hidden: true }));
  const options = forms.getAllByRole('link', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Round Bar']);
});

test('Escape closes the options and returns to their button, and a press outside closes them', async () => {
  const visitor = userEvent.setup();
  render(filter);
  const button = screen.getByText('Spec: any');
  await visitor.click(button);
  await visitor.tab();
  await visitor.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button.closest('details')).not.toHaveAttribute('open');
  await visitor.click(button);
  await visitor.click(screen.getByRole('status'));
  expect(button.closest('details')).not.toHaveAttribute('open');
});

test('a click with a key held opens the page instead', async () => {
  const visitor = userEvent.setup();
  render(filter);
  const wire = by('Filter by form', 'Wire');
  let prevented: boolean | undefined;
  addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await visitor.keyboard('{Control>}');
  await visitor.click(wire);
  expect(prevented).toBe(false);
  expect(shown()).toHaveLength(3);
});

test('the prerendered HTML holds every grade, whatever the address', () => {
  history.replaceState(null, '', '?form=wire');
  const html = renderToString(filter);
  expect(html).toContain('6Al-4V</h3>');
  expect(html).not.toContain('hidden=""');
});
