import { act, render, screen } from '@testing-library/react';
import { likelyGrades, useGradeNames } from './use-grade-names';

test('a trade name that several grades share leads to each of them', () => {
  const names = ['HASTELLOY C-276', 'HASTELLOY X', 'Waspaloy', 'X-750'];
  expect(likelyGrades(['asap', 'Hastelloy'], names)).toEqual([
    { word: 'Hastelloy', name: 'HASTELLOY C-276' },
    { word: 'Hastelloy', name: 'HASTELLOY X' },
  ]);
  expect(likelyGrades(['X'], names)).toEqual([]);
});

const Names = () => <p>Grades: {useGradeNames(true).join(', ')}</p>;

test('a list that could not be loaded is asked for again by the next line, and then by none', async () => {
  const fetched = jest.fn();
  globalThis.fetch = fetched.mockResolvedValueOnce({ ok: false, status: 503 }).mockResolvedValue({
    ok: true,
    json: async () => [
      ['Grade', 'Waspaloy'],
      ['Spec', 'AMS 5662'],
    ],
  });
  for (const shown of ['Grades:', 'Grades: Waspaloy', 'Grades: Waspaloy']) {
    const { unmount } = await act(async () => render(<Names />));
    expect(screen.getByText(shown)).toBeVisible();
    unmount();
  }
  expect(fetched).toHaveBeenCalledTimes(2);
});
