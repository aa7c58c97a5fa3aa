import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import { median } from '../statistics';

const path = '/inventory/titanium/grade/6al-4v/';
const rounds = 5;
const seconds = 4;

/** A grade's page from `next start` against a bare Next page, in turns, so that a busy moment meets both. */
export const measureThroughput: Measure = async (bench) => {
  const [site, bare] = [await bench.site(), await bench.bare()];
  const addresses = [site.url + path, `${bare.url}/`] as const;
  for (const address of addresses) await drive(address, { seconds: 2 }); // warm
  const driven: (readonly [site: Driven, bare: Driven])[] = [];
  for (let round = 0; round < (bench.small ? 2 : rounds); round += 1)
    driven.push([await drive(addresses[0], { seconds }), await drive(addresses[1], { seconds })]);
  const middle = (of: (pair: (typeof driven)[number]) => number) => median(driven.map(of));
  return [
    {
      row: 'throughput',
      name: 'grade page, of the bare page’s speed',
      value: middle(([ours, empty]) => ours.perSecond / empty.perSecond),
      unit: 'ratio',
      atLeast: 0.9,
    },
    {
      row: 'throughput',
      name: 'grade page',
      value: middle(([ours]) => ours.perSecond),
      unit: 'requests/s',
      moreIsBetter: true,
    },
    {
      row: 'throughput',
      name: 'bare page',
      value: middle(([, empty]) => empty.perSecond),
      unit: 'requests/s',
      moreIsBetter: true,
    },
    { row: 'throughput', name: 'grade page, p99', value: middle(([ours]) => ours.p99), unit: 'ms' },
    {
      row: 'throughput',
      name: 'bare page, p99',
      value: middle(([, empty]) => empty.p99),
      unit: 'ms',
    },
    {
      row: 'throughput',
      name: 'errors',
      value: driven.flat().reduce((total, { errors }) => total + errors, 0),
      unit: 'requests',
      atMost: 0,
    },
  ];
};
