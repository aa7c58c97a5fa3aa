import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { paper } from '@/lib/site/paper';
import { BarColors } from './site-header';
import { ThemeSwitch } from './theme-switch';

const page = document.documentElement;

function system(dark: boolean) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: dark }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  delete page.dataset.theme;
});

test.each([
  ['light', false],
  ['dark', true],
])('follows a %s system and marks nothing until a visitor chooses', (_, dark) => {
  system(dark);
  render(<ThemeSwitch />);
  expect(screen.getByRole('button', { name: 'Dark theme', pressed: dark })).toBeVisible();
  expect(page).not.toHaveAttribute('data-theme');
});

test('a second press follows the system’s theme again', async () => {
  const visitor = userEvent.setup();
  system(true);
  render(<ThemeSwitch />);
  await visitor.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(page).toHaveAttribute('data-theme', 'light'));
  await visitor.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  await waitFor(() => expect(page).not.toHaveAttribute('data-theme'));
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the browser’s own bar takes the color of the choice', async () => {
  const visitor = userEvent.setup();
  system(false);
  render(
    <>
      <BarColors />
      <ThemeSwitch />
    </>,
  );
  const bars = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map((bar) => [
        bar.content,
        bar.getAttribute('media'),
      ]),
    );
  const follows = bars();
  expect(follows).toEqual({
    [paper.light]: '(prefers-color-scheme: light)',
    [paper.dark]: '(prefers-color-scheme: dark)',
  });
  await visitor.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(bars()).toEqual({ [paper.light]: 'not all', [paper.dark]: 'all' }));
  await visitor.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(bars()).toEqual(follows));
});

test('a theme kept from before colors the bar before the first paint', () => {
  render(<BarColors />);
  localStorage.setItem('theme', 'dark');
  // oxlint-disable-next-line no-eval -- the very text that stands in every page
  (0, eval)(beforePaint);
  expect(page).toHaveAttribute('data-theme', 'dark');
  expect(document.querySelector(`[content="${paper.dark}"]`)).toHaveAttribute('media', 'all');
  expect(document.querySelector(`[content="${paper.light}"]`)).toHaveAttribute('media', 'not all');
});

test('works where the browser stores nothing', async () => {
  const visitor = userEvent.setup();
  system(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeSwitch />);
  await visitor.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(page).toHaveAttribute('data-theme', 'light'));
});
