/** @jest-environment node */
import { density } from './density';

test.each<[unknown, number]>([
  [0.282, 0.282],
  ['0.282', 0.282],
  ['.163', 0.163],
  [' 0.163 lb/in³ ', 0.163],
  ['0.163 lb/in&sup3;', 0.163],
  ['0.163 lbs/in^3', 0.163],
  ['0.163 lb per cu in', 0.163],
  ['0.163lb/cu.in.', 0.163],
  ['0,163', 0.163],
  ['4.51 g/cm³', 0.16293],
  ['4.51 g/cc', 0.16293],
  ['4,51 g/cm3', 0.16293],
  ['4,510 kg/m³', 0.16293],
  ['4510 kg/m3', 0.16293],
  ['281.7 lb/ft³', 0.16302],
])('%j is %d lb/in³', (value, pounds) => {
  expect(density.parse(value)).toBeCloseTo(pounds, 4);
});

test.each(['heavy', '4.51', 4.51, '0', -1, '0.160-0.163', '~0.16', '0.163 stone', '1e-1', '1.2.3'])(
  '%j is no density, and the editor learns what to write',
  (value) => {
    expect(density.safeParse(value).error?.issues[0]?.message).toBe(
      `"${value}" is no density: write lb/in³ (0.163), or name the unit (4.51 g/cm³)`,
    );
  },
);
