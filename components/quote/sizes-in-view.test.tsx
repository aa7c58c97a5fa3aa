import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SizesInView } from './sizes-in-view';

const line = {
  kind: 'grade',
  title: 'Nickel 718, Round Bar',
  spec: 'AMS 5662',
  href: '/718/#stock-2',
} as const;
const sizes = <SizesInView line={line} shown="0.250 0.3125" className="sizes" />;

/** Comes into view when `enter` is called. */
function watched() {
  let report: IntersectionObserverCallback;
  const disconnect = jest.fn();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback;
    return { observe: () => {}, disconnect } as unknown as IntersectionObserver;
  });
  const enter = (isIntersecting: boolean) =>
    act(async () =>
      report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
  return { enter, disconnect };
}

beforeEach(() => localStorage.clear());

test('without a script sizes are text, with as many decimals as those below them', () => {
  expect(renderToString(sizes)).toBe('<div class="sizes">0.250 0.3125</div>');
});

test('sizes near the window are buttons, which put the line on the quote list', async () => {
  const { enter, disconnect } = watched();
  const { container } = render(sizes);
  await enter(false);
  expect(screen.queryByRole('button')).toBeNull();
  await enter(true);
  expect(disconnect).toHaveBeenCalled();
  await userEvent.click(
    await screen.findByRole('button', { name: '0.250 in, Nickel 718, Round Bar' }),
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('0.250');
  expect(JSON.parse(localStorage.getItem('quote-list')!)).toMatchObject([{ size: '0.25 in' }]);
  // In the place of the text, in the same class.
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toHaveClass('sizes');
});
