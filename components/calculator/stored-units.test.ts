import { act, renderHook } from '@testing-library/react';
import { reset, setTyped, useTyped, valuesOf } from './address';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/conversion/');
});

const open = (query: string) => {
  history.replaceState(null, '', `/tools/conversion/${query}`);
  return valuesOf(renderHook(() => useTyped()).result.current);
};

test('the units chosen last are restored, the value is not', () => {
  act(() => setTyped({ from: 'mm', value: '7' }));
  expect(open('')).toEqual({ from: 'mm' });
});

test('a unit in the address is used instead of the stored one', () => {
  act(() => setTyped({ from: 'mm', lengthUnit: 'ft' }));
  expect(open('?from=yd')).toEqual({ from: 'yd', lengthUnit: 'ft' });
});

test('a reset clears them, and each tool has its own', () => {
  act(() => setTyped({ from: 'mm' }));
  history.replaceState(null, '', '/tools/weight-conversion/');
  expect(valuesOf(renderHook(() => useTyped()).result.current)).toEqual({});
  history.replaceState(null, '', '/tools/conversion/');
  act(() => reset());
  expect(open('')).toEqual({});
});

test('a browser without storage keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  act(() => setTyped({ from: 'mm' }));
  expect(open('')).toEqual({});
});
