import { render, screen, within } from '@testing-library/react';
import { byLetter } from '@/lib/site/glossary';
import { LetterIndex } from './letter-index';
import { TermList } from './term-list';

const groups = byLetter([
  { slug: 'alloy', title: 'Alloy', meaning: 'A metal of several.', under: null },
  { slug: 'zinc', title: 'Zinc', meaning: '', under: { slug: 'metals', title: 'Metals' } },
]);

test('letters with terms lead to their headings, the others to nowhere', () => {
  render(
    <>
      <LetterIndex groups={groups} />
      <TermList groups={groups} />
    </>,
  );
  const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
  expect(letters.getAllByRole('link').map((link) => link.textContent)).toEqual(['A', 'Z']);
  for (const link of letters.getAllByRole('link'))
    expect(screen.getByRole('heading', { name: link.textContent! })).toHaveAttribute(
      'id',
      link.getAttribute('href')!.slice(1),
    );
});

test('a term has a link to its page and a short definition', () => {
  render(<TermList groups={groups} />);
  expect(screen.getByRole('link', { name: 'Alloy' })).toHaveAttribute('href', '/glossary/alloy/');
  expect(screen.getByText('A metal of several.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zinc' })).toHaveAttribute(
    'href',
    '/glossary/metals/zinc/',
  );
});
