import { render, screen, within } from '@testing-library/react';
import { MorePosts } from './more-posts';

const list = { id: 'services', title: 'Other services', addressOf: ({ slug = '' }) => `/${slug}/` };

test('leads on to the other posts, each with its words', () => {
  render(
    <MorePosts
      {...list}
      posts={[{ slug: 'sourcing', title: 'Sourcing', excerpt: 'Rare sizes.' }]}
    />,
  );
  const others = within(screen.getByRole('region', { name: 'Other services' }));
  expect(others.getByRole('link', { name: 'Sourcing' })).toHaveAttribute('href', '/sourcing/');
  expect(others.getByText('Rare sizes.')).toBeVisible();
});

test('has no heading where there are no others', () => {
  const { container } = render(<MorePosts {...list} posts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
