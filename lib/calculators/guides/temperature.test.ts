/** @jest-environment node */
import { temperatureGuide } from './converters';

const rows = temperatureGuide.reference?.rows.map(({ cells }) => cells);

test.each([
  // It boils at 77.36 K.
  ['Liquid nitrogen, cold treatment', '-320', '-196', '77'],
  ['Water freezes', '32', '0', '273'],
  ['Room', '68', '20', '293'],
  ['Water boils', '212', '100', '373'],
])('%s: %s °F, %s °C, %s K', (...cells) => {
  expect(rows).toContainEqual(cells);
});
