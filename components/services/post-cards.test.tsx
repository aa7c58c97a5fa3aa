import { render } from '@testing-library/react';
import { PostCards } from './post-cards';

test('a picture in the list is the smallest copy that is sharp at 120 px, and the original where there is none', () => {
  const copies = [180, 300, 768].map((width) => ({ src: `/uploads/saw-${width}.png`, width }));
  const image = { src: '/uploads/saw.png', alt: 'A saw', width: 1200, height: 800 };
  const { container } = render(
    <PostCards
      isPictured
      posts={[copies, copies.slice(0, 1)].map((sizes, i) => ({
        slug: `saw-${i}`,
        title: 'Sawing',
        excerpt: '',
        image: { ...image, sizes },
      }))}
      addressOf={() => null}
    />,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/uploads/saw-300.png',
    '/uploads/saw.png',
  ]);
  expect(pictures[0]).not.toHaveAttribute('srcset');
  expect(pictures[0]).toHaveAttribute('alt', '');
});
