import { gradesLike } from './use-grade-names';

test('a trade name that several grades share leads to each of them', () => {
  const names = ['HASTELLOY C-276', 'HASTELLOY X', 'Waspaloy', 'X-750'];
  expect(gradesLike(['asap', 'Hastelloy'], names)).toEqual([
    { word: 'Hastelloy', name: 'HASTELLOY C-276' },
    { word: 'Hastelloy', name: 'HASTELLOY X' },
  ]);
  expect(gradesLike(['X'], names)).toEqual([]);
});
