import { render, screen, within } from '@testing-library/react';
import { MorePosts } from './post-page';

const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  title: slug.toUpperCase(),
  excerpt: `About ${slug}.`,
  image: { src: `/${slug}.jpg`, alt: slug, width: 300, height: 200, sizes: [] },
}));
const list = {
  id: 'services',
  title: 'Other services',
  all: { label: 'All services', href: '/services/' },
  addressOf: ({ slug = '' }) => `/${slug}/`,
};

test.each([
  ['b', ['/c/', '/d/', '/e/', '/a/']],
  ['d', ['/e/', '/a/', '/b/', '/c/']],
  ['not-listed', ['/a/', '/b/', '/c/', '/d/']],
])('below %s are the link to all, and the four that follow', (slug, hrefs) => {
  render(<MorePosts {...list} current={{ slug, html: '' }} posts={posts} />);
  const others = within(screen.getByRole('region', { name: 'Other services' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services/',
    ...hrefs,
  ]);
  expect(others.getByText(`About ${hrefs[0]![1]}.`)).toBeVisible();
  // A picture beside a title is decoration.
  expect(others.getAllByRole('presentation')).toHaveLength(4);
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
