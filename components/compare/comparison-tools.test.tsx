import { render, screen } from '@testing-library/react';
import { ComparisonTools } from './comparison-tools';

const counts = {
  rows: 9,
  differing: 9,
  mostDiffer: true,
  hasUnlike: false,
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

test.each([
  [9, true, 'Every row differs.', 0],
  [8, true, 'Same in every grade: 1 of 9 rows.', 1],
  [3, false, 'Rows with a bar differ: 3 of 9.', 0],
])(
  'of nine rows %i differ: the key explains the sign of the fewer',
  (differing, mostDiffer, words, signs) => {
    render(
      <ComparisonTools
        count={2}
        titles="4340, 300M"
        counts={{ ...counts, differing, mostDiffer }}
        isNarrowed={false}
        onNarrow={() => {}}
      />,
    );
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('img', { name: 'same' })).toHaveLength(signs);
  },
);
