import type { Measure } from '../bench';
import { drive, type Driven } from '../drive';
import { figure, type Figure, type Unit } from '../figure';
import { median, sum } from '../../figures/statistics';
import type { RowName } from '../rows';
import { gradePath } from '../templates';
import type { Running } from '../../site/process';

const seconds = 4;

/** A grade's page of this build and of the other. */
type BesideOther = readonly [ours: Driven, other: Driven];
/** A grade's page, a bare page, and a bare page of as many bytes. */
type BesideBare = readonly [ours: Driven, bare: Driven, large: Driven];

const encodings = [
  ['plain', false],
  ['compressed by Next', true],
] as const;

/**
 * A grade's page from `npm start` against bare Next pages, or against the build of another checkout, in turns, so that a
 * busy moment meets all: plain, as nginx asks for it, and compressed by Next itself, as a browser without nginx between
 * would.
 */
export const measureThroughput: Measure = async (bench) => {
  const [site, other] = [await bench.site(), await bench.other()];
  const rounds = bench.small ? 2 : 5;
  const figures: Figure[] = [];
  for (const [how, gzip] of encodings)
    if (other) {
      const addresses = [gradeOf(site), gradeOf(other)] as const;
      figures.push(...besideOther(how, await inTurns<BesideOther>(addresses, rounds, gzip)));
    } else {
      const { url } = await bench.bare();
      const addresses = [gradeOf(site), `${url}/`, `${url}/large/`] as const;
      figures.push(...besideBare(how, await inTurns<BesideBare>(addresses, rounds, gzip)));
    }
  return figures.map((figure) =>
    figure.name === 'plain, of a bare page’s speed' ? { ...figure, atLeast: 0.9 } : figure,
  );
};

const gradeOf = ({ url }: Running) => url + gradePath;

/** Drives each address once, one after the other, and again. */
async function inTurns<Turn extends readonly Driven[]>(
  addresses: { readonly [Each in keyof Turn]: string },
  rounds: number,
  gzip: boolean,
): Promise<readonly Turn[]> {
  for (const address of addresses) await drive(address, { seconds: 2, gzip }); // warm
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: Driven[] = [];
    for (const address of addresses) turn.push(await drive(address, { seconds, gzip }));
    turns.push(turn as unknown as Turn);
  }
  return turns;
}

function besideOther(how: string, turns: readonly BesideOther[]): Figure[] {
  const ratios = turns.map(([ours, theirs]) => ours.perSecond / theirs.perSecond);
  return [
    figure('served', how, median(ratios), 'ratio', { atLeast: 0.95 }),
    errorsOf('served', how, turns),
  ];
}

const errorsOf = (row: RowName, how: string, turns: readonly (readonly Driven[])[]): Figure =>
  figure(row, `${how}, errors`, sum(turns.flat().map(({ errors }) => errors)), 'requests', {
    moreIsBetter: false,
    atMost: 0,
  });

function besideBare(how: string, turns: readonly BesideBare[]): Figure[] {
  const middle = (name: string, unit: Unit, of: (turn: BesideBare) => number): Figure =>
    figure('throughput', `${how}, ${name}`, median(turns.map(of)), unit, {
      moreIsBetter: unit !== 'ms',
    });
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
    errorsOf('throughput', how, turns),
  ];
}
