import { render, screen } from '@testing-library/react';
import { specSchema } from '@/content-schemas/metal-spec';
import { metals } from '@/lib/catalog/metals';
import { SpecFacts } from './spec-facts';

const spec = (acf: object) =>
  specSchema.parse({ id: 1, slug: 'ams-6758', title: { rendered: 'AMS 6758' }, acf });
const facts = (acf: object) => {
  render(<SpecFacts metal={metals[0]!} spec={spec(acf)} specs={[]} gradesUnderSpec={[]} />);
  return Object.fromEntries(
    screen
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
};

test.each([
  [{ status: 'noncurrent', status_basis: 'seen' }, 'noncurrent; reaffirmed 2008-04'],
  [{ status: 'unknown', status_basis: 'seen' }, 'reaffirmed 2008-04'],
  [{ status: 'current', status_basis: 'known' }, 'we confirm the revision with your quote'],
  [{ status: 'current' }, 'we confirm the revision with your quote'],
])('%j with a note reads %s', (acf, words) => {
  expect(facts({ ...acf, status_note: 'reaffirmed 2008-04' }).Status).toBe(words);
});

test('of what is current a note that is a sentence stands alone', () => {
  const status_note = 'Revision W is the latest we know of.';
  expect(facts({ status: 'current', status_basis: 'seen', status_note }).Status).toBe(status_note);
});

test('successors of an unread status stand in it, with a request to check the notice', () => {
  expect(facts({ status: 'noncurrent', superseded_by: 'AMS 6930, AMS 6931' })).toEqual({
    Status: 'succeeded by AMS\u00A06930, AMS\u00A06931 (check the notice)',
  });
});

test('the product forms of a spec stand below its facts, but not those that its scope names', () => {
  const product_forms = 'bar, forgings';
  facts({ product_forms });
  expect(screen.getByText('Product forms: bar, forgings.')).toBeVisible();
  facts({ product_forms, scope: '300M steel: bar, forgings; normalized' });
  expect(screen.getAllByText(/^Product forms/)).toHaveLength(1);
});

test('a superseded spec leads to what replaced it where we stock that', () => {
  const acf = { status: 'superseded', status_basis: 'seen', superseded_by: 'AMS 2, AMS 9' };
  const known = [{ title: 'AMS 2', slug: 'ams-2' }];
  render(<SpecFacts metal={metals[0]!} spec={spec(acf)} specs={known} gradesUnderSpec={[]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/inventory/titanium/specs/ams-2/',
  ]);
  expect(screen.getByText(/AMS\s9/)).toBeVisible();
});
