/** @jest-environment node */
import { formerNumber } from './spec-number';

test.each([
  ['AMS-T-9047', 'MIL-T-9047'],
  ['AMS-S-5000', 'MIL-S-5000'],
  ['AMS 4928', null],
  ['AMS-QQ-A-250', null],
  ['MIL-S-46850', null],
  ['ASTM B348', null],
])('%s was %s', (title, former) => {
  expect(formerNumber(title)).toBe(former);
});
