import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import { figure, type Figure, type Unit } from '../figure';
import { median, sum } from '../../figures/statistics';
import { gradePath } from '../templates';

const rounds = 5;
const seconds = 4;

/** A grade's page, a bare page, and a bare page of as many bytes, in one turn. */
type Turn = readonly [ours: Driven, bare: Driven, large: Driven];

/**
 * A grade's page from `npm start` against bare Next pages, in turns, so that a busy moment meets all: plain, as nginx
 * asks for it, and compressed by Next itself, as a browser without nginx between would.
 */
export const measureThroughput: Measure = async (bench) => {
  const [site, bare] = [await bench.site(), await bench.bare()];
  const addresses = [site.url + gradePath, `${bare.url}/`, `${bare.url}/large/`] as const;
  const figures: Figure[] = [];
  for (const gzip of [false, true]) {
    for (const address of addresses) await drive(address, { seconds: 2, gzip }); // warm
    const turns: Turn[] = [];
    for (let round = 0; round < (bench.small ? 2 : rounds); round += 1)
      turns.push([
        await drive(addresses[0], { seconds, gzip }),
        await drive(addresses[1], { seconds, gzip }),
        await drive(addresses[2], { seconds, gzip }),
      ]);
    figures.push(...figuresOf(gzip ? 'compressed by Next' : 'plain', turns));
  }
  return figures.map((figure) =>
    figure.name === 'plain, of a bare page’s speed' ? { ...figure, atLeast: 0.9 } : figure,
  );
};

function figuresOf(how: string, turns: readonly Turn[]): Figure[] {
  const middle = (name: string, unit: Unit, of: (turn: Turn) => number): Figure =>
    figure('throughput', `${how}, ${name}`, median(turns.map(of)), unit, {
      moreIsBetter: unit !== 'ms',
    });
  const errors = sum(turns.flat().map((driven) => driven.errors));
  return [
    middle('of a bare page’s speed', 'ratio', ([ours, bare]) => ours.perSecond / bare.perSecond),
    middle(
      'of a bare page’s of as many bytes',
      'ratio',
      ([ours, , large]) => ours.perSecond / large.perSecond,
    ),
    middle('grade page', 'requests/s', ([ours]) => ours.perSecond),
    middle('bare page', 'requests/s', ([, bare]) => bare.perSecond),
    middle('bare page of as many bytes', 'requests/s', ([, , large]) => large.perSecond),
    middle('grade page, p99', 'ms', ([ours]) => ours.p99),
    middle('bare page, p99', 'ms', ([, bare]) => bare.p99),
    figure('throughput', `${how}, errors`, errors, 'requests', { moreIsBetter: false, atMost: 0 }),
  ];
}
