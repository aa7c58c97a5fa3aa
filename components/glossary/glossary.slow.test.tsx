import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byLetter } from '@/lib/site/glossary';
import { TermFilter } from './term-filter';
import { TermList } from './term-list';

const groups = byLetter([
  { slug: 'alloy', title: 'Alloy', meaning: 'A metal of several.', under: null },
  { slug: 'zinc', title: 'Zinc', meaning: '', under: { slug: 'metals', title: 'Metals' } },
]);

test('a term has a link to its page and a short definition', () => {
  render(<TermList groups={groups} />);
  expect(screen.getByRole('link', { name: 'Alloy' })).toHaveAttribute('href', '/glossary/alloy/');
  expect(screen.getByText('A metal of several.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zinc' })).toHaveAttribute(
    'href',
    '/glossary/metals/zinc/',
  );
});

test('terms are narrowed to those with every word that is typed, and counted', async () => {
  render(
    <TermFilter total={2}>
      <TermList groups={groups} />
    </TermFilter>,
  );
  const field = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(field, 'several metal');
  expect(await screen.findByText('1 of 2 terms')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alloy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zinc' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Z' })).toBeNull();

  await userEvent.type(field, ' x');
  expect(await screen.findByText(/^No term has “several metal x”/)).toBeVisible();
  await userEvent.clear(field);
  expect(await screen.findByRole('heading', { name: 'Z' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zinc' })).toBeVisible();
});

test.each([
  ['ELI', ['ELI']],
  ['eli', ['ELI']],
  ['elim', ['Vacuum arc remelting']],
  ['VAR', ['Vacuum arc remelting']],
  ['inter', ['ELI']],
])('%s finds %j: names before meanings, whole words before parts', async (typed, found) => {
  history.replaceState(null, '', '/glossary/');
  const term = { under: null, slug: 'a' };
  render(
    <TermFilter total={3}>
      <TermList
        groups={byLetter([
          { ...term, title: 'Annealing', meaning: 'Heating to relieve stresses.' },
          { ...term, title: 'ELI', meaning: 'Extra low interstitial.' },
          { ...term, title: 'Vacuum arc remelting', meaning: 'It eliminates gases.' },
        ])}
      />
    </TermFilter>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), typed);
  expect(await screen.findByText(`${found.length} of 3 terms`)).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(found);
});
