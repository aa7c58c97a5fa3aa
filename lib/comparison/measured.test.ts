/** @jest-environment node */
import { figureOf, unitsOf } from './measured';

test.each([
  ['135 ksi (931\u00A0MPa)', ['135', 'ksi', '931', 'MPa']],
  ['0.160 lb/in³ (4.43\u00A0g/cm³)', ['0.160', 'lb/in³', '4.43', 'g/cm³']],
  ['10 %', ['10', '%', undefined, undefined]],
  ['–', null],
  ['388–448 HB', null],
])('the parts of %j are %j', (value, parts) => {
  const figure = figureOf(value);
  expect(figure && [figure.number, figure.unit, figure.other, figure.otherUnit]).toEqual(parts);
});

test.each([
  ['of one unit', true, ['135 ksi (931\u00A0MPa)', '–', '95 ksi (655\u00A0MPa)'], 'ksi (MPa)'],
  ['of two units', true, ['10 %', '10 mm'], null],
  ['without any figure', true, ['–', '–'], null],
  ['that is not measured', undefined, ['10 %', '12 %'], null],
])('a line %s', (_, measured, values, units) => {
  expect(unitsOf({ label: 'Tensile', values, differs: true, ...(measured && { measured }) })).toBe(
    units,
  );
});
