import { render, screen } from '@testing-library/react';
import { firstMetal } from '@/lib/catalog/metals';
import { LineCardMetal } from './line-card-metal';
import { LineCardServices } from './line-card-services';

const named = (title: string) => ({ slug: title.toLowerCase(), title });
const many = (count: number) => Array.from({ length: count }, (_, i) => named(`G${i + 1}`));

test('a metal leads to its inventory and names its grades and forms', () => {
  render(
    <LineCardMetal
      metal={firstMetal}
      grades={[named('6AL-4V'), named('CP 2')]}
      forms={[named('Plate')]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Titanium' })).toHaveAttribute(
    'href',
    '/inventory/titanium/',
  );
  const [gradesNamed, formsNamed] = screen.getAllByRole('definition');
  expect(gradesNamed).toHaveTextContent('6AL-4V · CP 2');
  expect(formsNamed).toHaveTextContent('Plate');
});

test.each([
  [40, /G40$/],
  [43, /G40 and 3 more$/],
])('of %i grades the card ends with %s', (count, end) => {
  render(<LineCardMetal metal={firstMetal} grades={many(count)} forms={[]} />);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(end);
});

test('services and processes are lists of their own', () => {
  render(<LineCardServices services={[named('Sourcing')]} processes={[named('Sawing')]} />);
  expect(screen.getByRole('region', { name: 'Services' })).toHaveTextContent('Sourcing');
  expect(screen.getByRole('region', { name: 'Value Added Services' })).toHaveTextContent('Sawing');
});
