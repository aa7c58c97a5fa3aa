import { pipes } from '@/lib/calculators/data/pipes';
import type { Dimension } from './dimensions';
import { number, readAmount, toDecimal } from './numbers';
import { source } from './pattern';
import { blankOut, setAside, type Row } from './row';

/** The NPS of each DN (ISO 6708) up to 90. From DN 100 on it is a twenty-fifth. */
const npsOfDn = new Map(
  '6=1/8 8=1/4 10=3/8 15=1/2 20=3/4 25=1 32=1-1/4 40=1-1/2 50=2 65=2-1/2 80=3 90=3-1/2'
    .split(' ')
    .map((pair) => [pair.split('=')[0], pair.split('=')[1]] as const),
);
const npsOf = (dn: string) => npsOfDn.get(dn) ?? `${Number(dn) / 25}`;

const inchMark = String.raw`(?: ?(?:"|''|in\b\.?|inch(?:es)?\b))`;
const nominal = String.raw`(?: ?(?:nb|nps|nominal(?: bore| pipe size| size)?)\b)`;
/** "2 in", `1-1/2"`, "6 NPS", "NPS 3/4", "DN50", and not the 4 of "qty 4". */
const nominalSize = (isSureOnly: boolean) =>
  source`
    (?<![\d.,/'"#-]|\dx|\b(?:qty|quantity)[ .:=]{0,3})(?:dn ?(?<dn>\d{1,3})(?!\d)
    |(?<nps>nps ?)?(?<size>${number})(?<mark>${inchMark}?${nominal}|${inchMark}${isSureOnly ? '' : '|'}))
  `;
/** "sch 40", "schedule 10S", "sch. XS". */
const schedule = String.raw`\bsch(?:ed(?:ule)?)?\.?[ -]?(?<schedule>\d{1,3}s?|std|xx?[sh])\b(?: wall\b)?`;
/** "XS" and "STD wall", which mean a schedule beside the word pipe only, and not the "std" of "std lengths". */
const weight = String.raw`\b(?<weight>std|xx?[sh])\b\.?(?: wall\b)?(?! (?:length|finish|tol|pack|pract))`;
/** What may stand between the size and the schedule: names that were read, "smls pipe". */
const between = String.raw`(?:[ \0,-]|\b(?:smls|seamless|welded|pipes?|tub(?:e|ing))\b)`;
const notLong = String.raw`(?! ?(?:long|lg|lengths?|o\.?d|i\.?d|x ?\.?\d)\b)`;

/** Patterns of the pipes of rows with the word "pipe" (which may have XS), and of rows without it. */
const patternsOf = (schedules: string) => ({
  sizeFirst: new RegExp(
    `(?<one>${nominalSize(false)})(?<gap>(?:${between}|x){0,60}?)(?<two>${schedules})`,
  ),
  scheduleFirst: new RegExp(
    `(?<one>${schedules})(?<gap>${between}{0,60}?)(?<two>${nominalSize(true)})${notLong}`,
  ),
  schedule: new RegExp(schedules),
});
const ofPipe = patternsOf(`(?:${schedule}|${weight})`);
const ofOther = patternsOf(schedule);

const pipeWord = /\bpipes?\b/;
const valueOf = (raw: string) => {
  const read = readAmount(raw, false);
  return read && toDecimal(read.value);
};
const pipeBySize = new Map(pipes.map((pipe) => [valueOf(pipe.nps), pipe]));
/** XH, extra heavy, is XS. */
const scheduleName = (text: string) => text.toUpperCase().replace(/H$/, 'S');

/**
 * Takes a pipe's nominal size and schedule: its outside diameter and wall are those of the table. Where the table has not
 * got them the words are set aside, and a size that the row has besides is doubtful.
 */
export function takePipe(row: Row): { sizes: readonly Dimension[]; isUnknown: boolean } {
  const isPipe = pipeWord.test(row.rest);
  const patterns = isPipe ? ofPipe : ofOther;
  if (!patterns.schedule.test(row.rest)) return { sizes: [], isUnknown: false };
  const first = patterns.sizeFirst.exec(row.rest);
  const isSure = first?.groups?.mark || first?.groups?.dn || first?.groups?.size?.includes('/');
  const found = isSure ? first : (patterns.scheduleFirst.exec(row.rest) ?? first);
  if (!found) {
    const alone = patterns.schedule.exec(row.rest);
    if (alone) setAside(row, alone.index, alone.index + alone[0].length);
    return { sizes: [], isUnknown: true };
  }
  const { dn, nps, size = '', mark, one = '', gap = '', two = '' } = found.groups ?? {};
  const name = scheduleName(found.groups?.schedule ?? found.groups?.weight ?? '');
  const pipe = pipeBySize.get(valueOf(dn ? npsOf(dn) : size));
  const wall = pipe?.walls.find(([each]) => each === name)?.[1];
  const start = found.index;
  const middle = start + one.length;
  const end = start + found[0].length;
  // A word between the two is the form, which is read later.
  const ranges = /\p{L}/u.test(gap)
    ? ([
        [start, middle],
        [end - two.length, end],
      ] as const)
    : ([[start, end]] as const);
  if (!pipe || !wall) {
    for (const range of ranges) setAside(row, ...range);
    return { sizes: [], isUnknown: true };
  }
  for (const range of ranges) blankOut(row, ...range);
  const isMarked = Boolean(dn ?? nps ?? mark) || size.includes('/');
  const base = { start, end: middle, unit: 'in', hasUnit: isMarked, isWhole: false };
  // Tube is measured by its outside diameter: in "2 in tube sch 40" that may be 2 in.
  const flags = { isOfInches: isMarked, isDoubtful: !isPipe, isMeasure: true, followsCross: false };
  return {
    sizes: [
      { ...base, ...flags, label: 'outerDiameter', inches: Number(pipe.diameter) },
      { ...base, ...flags, label: 'wall', inches: Number(wall) },
    ],
    isUnknown: false,
  };
}
