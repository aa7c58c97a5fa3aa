/** @jest-environment node */
import { pipes } from '@/lib/calculators/data/pipes';
import { toRow } from './normalize';
import { takePipe } from './pipe';

const read = (text: string) => {
  const row = toRow(text, [{ from: 0, to: text.length }], () => null);
  const { sizes, isUnknown } = takePipe(row);
  return {
    sizes: sizes.map(({ inches }) => inches),
    isUnknown,
    isDoubtful: sizes.some((each) => each.isDoubtful),
    rest: row.rest.replaceAll('\0', '').replaceAll(/ +/g, ' ').trim(),
  };
};

test.each([
  ['pipe 2 in sch 40 x 20 ft', [2.375, 0.154], 'pipe x 20 ft'],
  ['1-1/2 schedule 10S pipe', [1.9, 0.109], 'pipe'],
  ['pipe 3 in XS', [3.5, 0.3], 'pipe'],
  ['pipe 4" XXS', [4.5, 0.674], 'pipe'],
  ['pipe 1" XH', [1.315, 0.179], 'pipe'],
  ['6 NPS STD wall pipe', [6.625, 0.28], 'pipe'],
  ['pipe NPS 3/4 sch 40', [1.05, 0.113], 'pipe'],
  ['1/2" NB sch 40s pipe 6m', [0.84, 0.109], 'pipe 6m'],
  ['pipe DN50 sch 40S', [2.375, 0.154], 'pipe'],
  ['pipe DN 100 sch 80S', [4.5, 0.337], 'pipe'],
  ['sch 40 pipe 2" 20 ft long', [2.375, 0.154], 'pipe 20 ft long'],
  ['qty 4 sch 40 2" pipe', [2.375, 0.154], 'qty 4 pipe'],
])('%s', (text, sizes, rest) => {
  expect(read(text)).toEqual({ sizes, isUnknown: false, isDoubtful: false, rest });
});

test('tube with a schedule may be of that outside diameter', () => {
  expect(read('tube 2" sch 40')).toMatchObject({ sizes: [2.375, 0.154], isDoubtful: true });
});

test.each([
  ['a size that is no nominal one', 'pipe 7" sch 40', 'pipe'],
  ['a schedule that the size has not got', 'pipe 2" sch 20', 'pipe'],
  ['an outside diameter', '2 in OD sch 40 x 10 ft', '2 in od x 10 ft'],
  ['a length', 'sch 40 x 12" pipe', 'x 12" pipe'],
])('%s is not looked up', (_, text, rest) => {
  expect(read(text)).toEqual({ sizes: [], isUnknown: true, isDoubtful: false, rest });
});

test('the "std" of "std lengths" is no schedule', () => {
  expect(read('pipe 2" std lengths')).toMatchObject({ isUnknown: false, sizes: [] });
});

test('STD is no schedule without the word pipe', () => {
  expect(read('rd 2" std')).toMatchObject({ isUnknown: false, rest: 'rd 2" std' });
});

test.each(pipes.map(({ nps, diameter }) => [nps, Number(diameter)] as const))(
  'NPS %s is found by its name',
  (nps, diameter) => {
    const text = `${nps}" sch ${pipes.find((pipe) => pipe.nps === nps)?.walls[0]?.[0]} pipe`;
    expect(read(text).sizes[0]).toBe(diameter);
  },
);
