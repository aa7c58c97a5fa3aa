import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceAddress } from '@/components/primitives/address-store';
import { RowFilter } from './row-filter';

const field = () => screen.getByRole('searchbox', { name: 'Filter' });
beforeEach(() => history.replaceState(null, '', '/cross-reference/?metal=nickel'));

test('typed text is written into the address, other parameters stay, and Back has no new step', async () => {
  render(<RowFilter />);
  const steps = history.length;
  await userEvent.type(field(), ' 718 bar ');
  await waitFor(() => expect(location.search).toBe('?metal=nickel&find=718+bar'));
  await userEvent.clear(field());
  await waitFor(() => expect(location.search).toBe('?metal=nickel'));
  expect(history.length).toBe(steps);
});

test('an address fills the field, but not while a visitor is typing in it', async () => {
  render(<RowFilter />);
  const go = (query: string) =>
    act(() => {
      history.replaceState(null, '', `/cross-reference/${query}`);
      announceAddress();
    });
  go('?find=5662');
  expect(field()).toHaveValue('5662');
  await userEvent.click(field());
  go('?find=49');
  expect(field()).toHaveValue('5662');
});

test.each([
  [-400, 1],
  [200, 0],
])(
  'with the first table at %d px the page scrolls %d times to what was found',
  async (top, times) => {
    render(
      <main>
        <RowFilter />
        <h2>Specifications</h2>
      </main>,
    );
    const first = screen.getByRole('heading');
    first.getBoundingClientRect = () => ({ top }) as DOMRect;
    first.scrollIntoView = jest.fn();
    await userEvent.type(field(), '7');
    await waitFor(() => expect(location.search).toContain('find=7'));
    expect(first.scrollIntoView).toHaveBeenCalledTimes(times);
  },
);

test.each([
  [390, 1],
  [1024, 0],
])('at %d px the focused field is scrolled to the top %d times', async (width, times) => {
  const before = innerWidth;
  Object.assign(globalThis, { innerWidth: width });
  render(<RowFilter />);
  field().scrollIntoView = jest.fn();
  await userEvent.click(field());
  expect(field().scrollIntoView).toHaveBeenCalledTimes(times);
  Object.assign(globalThis, { innerWidth: before });
});
