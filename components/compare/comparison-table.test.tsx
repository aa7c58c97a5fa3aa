import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteDialog } from '@/components/quote/quote-dialog';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import { quoteListText } from '@/lib/quotes/quote-line';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { ComparisonTable } from './comparison-table';

const row = (condition: string, tensile: string, delivered = 'in this condition') => ({
  spec: 'AMS 5643†',
  forms: 'bar',
  condition,
  delivered,
  size: null,
  tensile,
  yield: null,
  elongation: null,
  reductionOfArea: null,
  hardness: null,
});
const grade = (title: string, properties: ComparedGrade['properties']) =>
  comparedGrade(title, { metal: 'Nickel', path: `/inventory/nickel/grade/${title}/`, properties });
const hardened = grade('17-4 PH', [row('H900', '190 ksi'), row('H1025', '155 ksi')]);
const aged = grade('718', [row('solution treated, then aged', '185 ksi', 'solution treated')]);
const unknown = grade('9-4-30', [row('tempered', '220 ksi', 'in another condition')]);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/compare/');
});

async function quote() {
  render(
    <main>
      <ComparisonTable grades={[hardened, aged, unknown]} onRemove={() => {}} />
      <QuoteDialog />
    </main>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Quote these 3' }));
  return within(await screen.findByRole('dialog', { name: 'Request a quote' }));
}

test('the compared grades are lines of the quote that opens, in the conditions that are compared', async () => {
  addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' });
  const dialog = await quote();
  expect(dialog.getByRole('button', { name: 'Send 4 lines' })).toBeVisible();
  expect(quoteLines()[1]).toMatchObject({ kind: 'grade', href: hardened.path });
  expect(quoteListText(quoteLines()).split('\n')).toEqual([
    '1. Sawing',
    '2. Nickel 17-4 PH; AMS 5643; H900',
    '3. Nickel 718; AMS 5643; solution treated, then aged',
    '4. Nickel 9-4-30; AMS 5643; tempered',
  ]);
});

test('a quote of grades that the browser cannot store is about them', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await quote()).getByText('Nickel 17-4 PH; Nickel 718; Nickel 9-4-30')).toBeVisible();
});

test('another condition shows its properties, and has its basis explained', async () => {
  render(<ComparisonTable grades={[hardened, grade('625', [])]} onRemove={() => {}} />);
  const tensile = () => within(screen.getByRole('row', { name: /^Tensile/ })).getAllByRole('cell');
  expect(tensile().map(({ textContent }) => textContent)).toEqual(['190\u00A0ksi', '']);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Specification and condition of 17-4 PH' }),
    'AMS 5643† · H1025',
  );
  expect(tensile().map(({ textContent }) => textContent)).toEqual(['155\u00A0ksi', '']);
  expect(new URLSearchParams(location.search).get('titanium/17-4 PH')).toBe('1');
  expect(screen.getByText(/^† Not confirmed/)).toBeVisible();
});

test('the highest minimum is bold, a spec is a link, and rows that are alike can be left out', async () => {
  const weak = {
    ...grade('15-5 PH', [row('H900', '185 ksi')]),
    specs: { '/specs/ams-5659/': 'AMS 5659' },
  };
  render(<ComparisonTable grades={[hardened, weak]} onRemove={() => {}} />);
  expect(screen.getByText('190 ksi').closest('b')).toBeVisible();
  expect(screen.getByText('185 ksi').closest('b')).toBeNull();
  const spec = within(screen.getByRole('row', { name: /^Specs/ })).getByRole('link');
  expect(spec).toHaveAttribute('href', '/specs/ams-5659/');
  expect(screen.getByRole('row', { name: /^Condition/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only rows that differ \(1 of/ }));
  expect(screen.queryByRole('row', { name: /^Condition/ })).toBeNull();
});
