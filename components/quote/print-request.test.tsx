import { render, screen } from '@testing-library/react';
import { PrintRequest } from './print-request';

afterEach(() => history.replaceState(null, '', '/'));

test('prints when it is pressed, and never by itself', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  history.replaceState(null, '', '#print');
  render(<PrintRequest />);
  expect(print).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledTimes(1);
});
