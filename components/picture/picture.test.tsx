import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const image = {
  src: '/bars-1600.jpg',
  alt: 'Bars on a rack',
  width: 1600,
  height: 900,
  sizes: [
    { src: '/bars-300.jpg', width: 300 },
    { src: '/bars-1600.jpg', width: 1600 },
  ],
};

test('offers the sizes WordPress keeps and reserves the place', () => {
  render(<Picture image={image} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'Bars on a rack' });
  expect(picture).toHaveAttribute('srcset', '/bars-300.jpg 300w, /bars-1600.jpg 1600w');
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('the picture seen first is not lazy', () => {
  render(<Picture image={image} sizes="100vw" priority />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

test('a drawing without sizes is shown as it is', () => {
  render(<Picture image={{ ...image, width: null, height: null, sizes: [] }} sizes="50vw" />);
  const picture = screen.getByRole('img');
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).not.toHaveAttribute('sizes');
  expect(picture).not.toHaveAttribute('width');
});
