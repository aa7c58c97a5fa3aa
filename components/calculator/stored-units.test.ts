import { act, renderHook } from '@testing-library/react';
import { calculators, tools } from '@/lib/calculators';
import { everyField, type Calculator } from '@/lib/calculators/calculator';
import { weighQuery } from '@/lib/calculators/materials';
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

test('an address with a query is read without them: it gives the same answer in every browser', () => {
  act(() => setTyped({ from: 'mm' }));
  expect(open('?value=7')).toEqual({ value: '7' });
  act(() => setTyped({ value: '8' }));
  expect(location.search).toBe('?value=8');
});

test('a grade’s link to the weight calculator weighs the example in inches', () => {
  act(() => setTyped({ diameterUnit: 'mm', lengthUnit: 'mm' }));
  const { results } = tools.metalWeight.calculator.solve(open(`?${weighQuery('R56400')}`));
  expect(results[0]?.figures[0]).toEqual({ value: '9.42', unit: 'lb' });
});

const unitsOf = (calculator: Calculator) =>
  everyField(calculator.fields({})).filter(({ name }) => /^(?:from|to)$|Unit$/.test(name));

test.each(calculators.filter((each) => unitsOf(each).length > 0))(
  '$slug: what is typed with stored units is in the address whole',
  (calculator) => {
    const units = Object.fromEntries(
      unitsOf(calculator).map(({ name, options }) => [name, options!.at(-1)!.value]),
    );
    act(() => setTyped(units));
    open('');
    const typed = calculator.fields({}).find(({ options }) => !options)!.name;
    act(() => setTyped({ [typed]: '7' }));
    const link = location.search;
    localStorage.clear();
    expect(open(link)).toEqual({ ...units, [typed]: '7' });
  },
);

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
