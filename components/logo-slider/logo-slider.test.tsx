import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { customers } from '@/lib/site/customers';
import { LogoSlider } from './logo-slider';
import { slides } from './slides';

jest.mock('./slides', () => ({ slides: jest.fn() }));
const actual = jest.requireActual<typeof import('./slides')>('./slides');

/** Steps of the real slider, which has no width here. */
const swiper = { slideNext: jest.fn(), slidePrev: jest.fn() };
let see: (seen: boolean) => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(slides)
    .mockReset()
    .mockImplementation((list) => Object.assign(actual.slides(list), swiper));
  Object.values(swiper).forEach((method) => method.mockReset());
  prefersLessMotion(false);
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(async () => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

function prefersLessMotion(matches: boolean) {
  window.matchMedia = () => ({ matches, addEventListener() {}, removeEventListener() {} }) as never;
}

const show = (autoplay = true) =>
  render(<LogoSlider label="Customers" images={customers} autoplay={autoplay} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Customers' });

test('without its script it is a list of seven pictures that the keyboard can scroll', () => {
  show();
  const list = screen.getByRole('list', { name: 'Customers' });
  expect(list).toHaveAttribute('tabindex', '0');
  expect(within(list).getAllByRole('img')).toHaveLength(7);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('its script is loaded when it is seen, and not before', async () => {
  show();
  await see(false);
  expect(slides).not.toHaveBeenCalled();
  await see(true);
  expect(slides).toHaveBeenCalledTimes(1);
});

test('it moves on every two seconds, and stops for good when paused', async () => {
  show();
  await see(true);
  wait(4100);
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(10_000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(2100);
  expect(swiper.slideNext).toHaveBeenCalledTimes(3);
});

test.each([
  [
    'someone points at it',
    () => fireEvent.pointerEnter(carousel()),
    () => fireEvent.pointerLeave(carousel()),
  ],
  ['the focus is in it', () => fireEvent.focus(carousel()), () => fireEvent.blur(carousel())],
])('it rests while %s', async (_, hold, release) => {
  show();
  await see(true);
  hold();
  wait(10_000);
  expect(swiper.slideNext).not.toHaveBeenCalled();
  release();
  wait(2100);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
});

test('under reduced motion it never moves by itself; arrows jump', async () => {
  prefersLessMotion(true);
  show();
  await see(true);
  wait(10_000);
  expect(swiper.slideNext).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(swiper.slideNext).toHaveBeenCalledWith(0);
});

test('arrows show while it does not move by itself, and only then', async () => {
  show();
  await see(true);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
});

test('an editor may turn the motion off', async () => {
  show(false);
  await see(true);
  wait(10_000);
  expect(swiper.slideNext).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});

test('a slider that is gone before its script has come starts nothing', async () => {
  const { unmount } = show();
  const seen = see(true);
  unmount();
  await seen;
  expect(slides).not.toHaveBeenCalled();
});

test('a slider that is gone moves nothing', async () => {
  const { unmount } = show();
  await see(true);
  unmount();
  wait(10_000);
  expect(swiper.slideNext).not.toHaveBeenCalled();
});
