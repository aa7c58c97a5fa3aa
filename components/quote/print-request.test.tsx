import { render, screen } from '@testing-library/react';
import { PrintRequest } from './print-request';

afterEach(() => history.replaceState(null, '', '/'));

test('prints when it is pressed, and by itself where the address asks for it', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { unmount } = render(<PrintRequest />);
  expect(print).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledTimes(1);
  unmount();
  history.replaceState(null, '', '#print');
  render(<PrintRequest />);
  expect(print).toHaveBeenCalledTimes(2);
});
