import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import type { Figure } from '../figure';
import { median, sum } from '../statistics';

const path = '/inventory/titanium/grade/6al-4v/';
const rounds = 5;
const seconds = 4;

/**
 * A grade's page from `next start` against a bare Next page, in turns, so that a busy moment meets both: plain, as
 * nginx asks for it, and compressed by Next itself, as a browser without nginx between would.
 */
export const measureThroughput: Measure = async (bench) => {
  const addresses = [`${(await bench.site()).url}${path}`, `${(await bench.bare()).url}/`] as const;
  const figures: Figure[] = [];
  for (const gzip of [false, true]) {
    const driven = await inTurns(addresses, gzip, bench.small ? 2 : rounds);
    figures.push(
      ...compared(gzip ? 'compressed by Next' : 'plain', driven, gzip ? {} : { atLeast: 0.9 }),
    );
  }
  return figures;
};

type Pair = readonly [site: Driven, bare: Driven];

async function inTurns([site, bare]: readonly [string, string], gzip: boolean, times: number) {
  for (const address of [site, bare]) await drive(address, { seconds: 2, gzip }); // warm
  const driven: Pair[] = [];
  for (let round = 0; round < times; round += 1)
    driven.push([await drive(site, { seconds, gzip }), await drive(bare, { seconds, gzip })]);
  return driven;
}

function compared(how: string, driven: readonly Pair[], goal: Pick<Figure, 'atLeast'>): Figure[] {
  const middle = (of: (pair: Pair) => number) => median(driven.map(of));
  const speed = (name: string, value: number): Figure => ({
    row: 'throughput',
    name: `${name}, ${how}`,
    value,
    unit: 'requests/s',
    moreIsBetter: true,
  });
  return [
    {
      row: 'throughput',
      name: `grade page, ${how}, of the bare page’s speed`,
      value: middle(([ours, empty]) => ours.perSecond / empty.perSecond),
      unit: 'ratio',
      moreIsBetter: true,
      ...goal,
    },
    speed(
      'grade page',
      middle(([ours]) => ours.perSecond),
    ),
    speed(
      'bare page',
      middle(([, empty]) => empty.perSecond),
    ),
    {
      row: 'throughput',
      name: `grade page, ${how}, p99`,
      value: middle(([ours]) => ours.p99),
      unit: 'ms',
    },
    {
      row: 'throughput',
      name: `bare page, ${how}, p99`,
      value: middle(([, empty]) => empty.p99),
      unit: 'ms',
    },
    {
      row: 'throughput',
      name: `errors, ${how}`,
      value: sum(driven.flat().map(({ errors }) => errors)),
      unit: 'requests',
      atMost: 0,
    },
  ];
}
