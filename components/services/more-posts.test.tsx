import { render, screen, within } from '@testing-library/react';
import { MorePosts } from './more-posts';

const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  title: slug.toUpperCase(),
  excerpt: `About ${slug}.`,
}));
const list = {
  id: 'services',
  title: 'Other services',
  all: { label: 'All services', href: '/services/' },
  addressOf: ({ slug = '' }) => `/${slug}/`,
};

test.each([
  ['b', ['/c/', '/d/', '/e/']],
  ['d', ['/e/', '/a/', '/b/']],
  ['not-listed', ['/a/', '/b/', '/c/']],
])('below %s are the three that follow, and the link to all', (slug, hrefs) => {
  render(<MorePosts {...list} current={{ slug, html: '' }} posts={posts} />);
  const others = within(screen.getByRole('region', { name: 'Other services' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services/',
    ...hrefs,
  ]);
  expect(others.getByText(`About ${hrefs[0]![1]}.`)).toBeVisible();
});

test('a post that the words lead to is not listed again', () => {
  const html = '<p>Related: <a href="https://cms.example/c/">C</a>.</p>';
  render(<MorePosts {...list} current={{ slug: 'b', html }} posts={posts} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All services',
    'D',
    'E',
    'A',
  ]);
});

test('has no heading where there are no others', () => {
  const { container } = render(
    <MorePosts {...list} current={{ slug: 'a', html: '' }} posts={posts.slice(0, 1)} />,
  );
  expect(container).toBeEmptyDOMElement();
});
