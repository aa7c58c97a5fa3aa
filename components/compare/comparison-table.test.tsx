import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteDialog } from '@/components/quote/quote-dialog';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { ComparisonTable } from './comparison-table';

const row = (condition: string, tensile: string) => ({
  spec: 'AMS 5643†',
  forms: 'bar',
  condition,
  delivered: 'in another condition',
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

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/compare/');
});

async function quote() {
  render(
    <main>
      <ComparisonTable grades={[hardened, grade('625', [])]} onRemove={() => {}} />
      <QuoteDialog />
    </main>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Quote these 2' }));
  return within(await screen.findByRole('dialog', { name: 'Request a quote' }));
}

test('the compared grades are lines of the quote that opens, beside those of before', async () => {
  const sawing = { kind: 'service', title: 'Sawing', href: '/services/sawing/' } as const;
  addQuoteLine(sawing);
  const dialog = await quote();
  expect(dialog.getByRole('button', { name: 'Send 3 lines' })).toBeVisible();
  expect(quoteLines()).toEqual([
    sawing,
    { kind: 'grade', title: 'Nickel 17-4 PH', href: hardened.path, spec: 'AMS 5643' },
    { kind: 'grade', title: 'Nickel 625', href: '/inventory/nickel/grade/625/' },
  ]);
});

test('a quote of grades that the browser cannot store is about them', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await quote()).getByText('Nickel 17-4 PH; Nickel 625')).toBeVisible();
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
