import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Sections } from '@/components/sections/sections';
import { customers } from '@/lib/site/customers';

let see: (seen: boolean) => Promise<void>;

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(async () => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});

const slider = { layout: 'imageSlider', title: 'Customers', html: '', background: null } as const;
const show = (autoplay = true) =>
  render(<Sections sections={[{ ...slider, images: [...customers], autoplay }]} />);
const list = () => screen.getByRole('list', { name: 'Customers' });

test('until it is seen it is a list of seven pictures that the keyboard can scroll', async () => {
  show();
  await see(false);
  expect(list()).toHaveAttribute('tabindex', '0');
  expect(within(list()).getAllByRole('img')).toHaveLength(7);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Swiper keeps the list, its name and the focus in it; arrows show when it is paused', async () => {
  show();
  list().focus();
  await see(true);
  expect(list().closest('.swiper')).not.toBeNull();
  expect(list()).toHaveFocus();
  expect(within(list()).getAllByRole('img')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('an editor may turn the motion off: arrows, and nothing to pause', async () => {
  show(false);
  await see(true);
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
});
