import { act, fireEvent, render, screen } from '@testing-library/react';
import { LogoSlider } from './logo-slider';

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => jest.useRealTimers());

const show = (autoplay = true) =>
  render(
    <LogoSlider label="Customers" autoplay={autoplay}>
      <b>Airframe</b>
      <b>Engine</b>
    </LogoSlider>,
  );
const list = () => screen.getByRole('list', { name: 'Customers' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the row moves on every two seconds, but not while the focus is in it', () => {
  show();
  pass(4000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  list().focus();
  pass(4000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a paused row stands, and shows arrows', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(4000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('an editor may turn the motion off: arrows, and nothing to pause', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
});
