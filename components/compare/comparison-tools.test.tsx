import { render, screen } from '@testing-library/react';
import { ComparisonTools } from './comparison-tools';

const counts = {
  rows: 9,
  differing: 9,
  unlikeNames: [],
  hasDagger: false,
  hasDash: false,
  isCapability: false,
};

test.each([
  ['hasDash', '– Not listed.'],
  ['hasDagger', '† Not confirmed in a published source.'],
  ['isCapability', '‡ After treatment: it ships in another condition.'],
])('the key explains a sign only where the table has it: %s', (sign, words) => {
  const props = { count: 2, titles: '4340, 300M', isNarrowed: false, onNarrow: () => {} };
  const { rerender } = render(<ComparisonTools {...props} counts={counts} />);
  expect(screen.queryByText(words)).toBeNull();
  rerender(<ComparisonTools {...props} counts={{ ...counts, [sign]: true }} />);
  expect(screen.getByText(words)).toBeVisible();
});
