import { render, screen, within } from '@testing-library/react';
import { firstMetal } from '@/lib/catalog/metals';
import { LineCardTable, LineCardServices } from './line-card';

const named = (title: string) => ({ slug: title.toLowerCase(), title });
const many = (count: number) => Array.from({ length: count }, (_, i) => named(`G${i + 1}`));

test('a metal, its grades and its forms lead to their pages', () => {
  render(
    <LineCardTable
      stock={[
        {
          metal: firstMetal,
          grades: [named('6Al-4V'), named('CP 2')],
          forms: [named('Plate')],
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Titanium' })).toHaveAttribute(
    'href',
    '/inventory/titanium/',
  );
  for (const [name, href] of [
    ['6Al-4V', '/inventory/titanium/grade/6al-4v/'],
    ['Plate', '/inventory/titanium/form/plate/'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  const [gradesNamed, formsNamed] = screen.getAllByRole('cell');
  expect(gradesNamed).toHaveTextContent('6Al-4V CP 2');
  expect(formsNamed).toHaveTextContent('Plate');
});

test.each([
  [40, /G40$/],
  [43, /G40 and 3 more$/],
])('of %i grades the card ends with %s', (count, end) => {
  render(<LineCardTable stock={[{ metal: firstMetal, grades: many(count), forms: [] }]} />);
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent(end);
});

test('services and processes lead to their pages', () => {
  render(<LineCardServices services={[named('Sourcing')]} processes={[named('Sawing')]} />);
  for (const [list, name, href] of [
    ['Services', 'Sourcing', '/services/sourcing/'],
    ['Value Added Services', 'Sawing', '/services/value-added-processes/sawing/'],
  ] as const)
    expect(
      within(screen.getByRole('region', { name: list })).getByRole('link', { name }),
    ).toHaveAttribute('href', href);
});
