import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Problem,
  type Result,
  type Values,
  findOrFirst,
} from './calculator';
import { hardness, type HardnessRow } from './data/hardness';
import {
  likeliest,
  mainScales,
  metalGroups,
  scales,
  type MetalGroup,
  type Scale,
  nearbyRows,
  neighborRows,
  conversionNote,
  hardnessAt,
  interpolationText,
  locate,
  rangeOf,
  type Place,
} from './hardness-table';
import { causeOf, inputExcerpt } from './problem';
import { exact, fixed, isEqual, isLess, decimalText, type Rational } from './rational';
import { readNumber } from './typed-number';

/** HB, inclusive (spec §5). */
const brinellRange = [75, 801] as const;
const [softest, hardest] = [exact(brinellRange[0]), exact(brinellRange[1])];

const hb = ({ hb }: HardnessRow) => exact(hb);

/** The first row whose HB is at most the input (spec §5); null outside 75 to 801. */
export const hardnessRow = (input: Rational): HardnessRow | null =>
  isLess(input, softest) || isLess(hardest, input)
    ? null
    : (hardness.find((row) => !isLess(input, hb(row))) ?? null);

/** Whether the specification's own table answers. */
const isSpecified = (metal: MetalGroup, scale: Scale) =>
  metal === metalGroups[0] && scale.id === 'hb';

const scalesOf = ({ tables }: MetalGroup) =>
  scales.filter(({ id }) => tables.length === 0 || tables.some((table) => rangeOf(table, id)));

function rangeFor(metal: MetalGroup, scale: Scale): readonly [number, number] {
  if (isSpecified(metal, scale)) return brinellRange;
  const ranges = metal.tables.flatMap((table) => rangeOf(table, scale.id) ?? []);
  return [Math.min(...ranges), Math.max(...ranges)];
}

/** Without a chosen scale it is that of a number in the address, else Rockwell C, by which aged and hardened steel is ordered. */
function choicesOf(typed: Values) {
  const metal = findOrFirst(metalGroups, typed.metal);
  const offered = scalesOf(metal);
  const first =
    offered.find(({ id }) => id in typed) ?? offered.find(({ id }) => id === 'hrc') ?? scales[0];
  const scale = offered.find(({ id }) => id === typed.scale) ?? first;
  const marked = readMarked(typed[scale.id] ?? '');
  // A scale typed with the number is taken in place of the one chosen.
  const read = offered.find((each) => each === marked?.scale) ?? scale;
  return { metal, offered, first, scale, marked, read };
}

/** The number and the scale of "HRC 38" or "340 BHN"; null where no scale is typed. */
function readMarked(typed: string) {
  const text = typed.trim().toUpperCase();
  for (const scale of scales)
    for (const mark of [scale.unit, scale.name.toUpperCase(), ...(scale.also ?? [])]) {
      if (!text.startsWith(mark) && !text.endsWith(mark)) continue;
      const number = text.replace(mark, '').trim();
      const value = readNumber(number);
      if (value) return { number, value, scale };
    }
  return null;
}

const fieldsOf = ({
  metal,
  offered,
  first,
  scale,
  read,
}: ReturnType<typeof choicesOf>): readonly Field[] => [
  {
    // Its name stays while a scale is typed, and with it the focus.
    name: scale.id,
    label: `${read.name} (${read.unit})`,
    initial: metal.examples?.[scale.id] ?? scale.example,
    keys: 'decimal',
    ...(metal.tables[0] && { hint: rangeFor(metal, read).join(' to ') }),
  },
  {
    name: 'scale',
    label: 'Scale',
    initial: first.id,
    options: offered.map(({ id, name, unit }) => ({
      value: id,
      label: `${name.split(' ')[0]} ${unit}`,
    })),
  },
  {
    name: 'metal',
    label: 'Metal',
    initial: 'steel',
    options: metalGroups.map(({ id, name }) => ({ value: id, label: name })),
  },
];

export const steelHardness: Calculator = {
  slug: 'steel-hardness-conversion',
  title: 'Steel Hardness Conversion',
  fields: (typed) => fieldsOf(choicesOf(typed)),
  solve(typed): Solution {
    const choice = choicesOf(typed);
    const { metal, scale, marked, read } = choice;
    if (metal.tables.length === 0) return noConversion(metal);
    const fields = fieldsOf(choice);
    const input = withDefaults(fields, typed)[scale.id] ?? '';
    if (!input.trim()) return { results: [], problems: {} };
    const isOther = marked && marked.scale !== read;
    const value = isOther ? null : (marked?.value ?? readNumber(input));
    const answer = value && answerFor(value, marked?.number ?? input.trim(), metal, read);
    const cause = isOther && `ASTM E140 has no ${marked.scale.name} for this metal.`;
    return {
      ...(answer ?? {
        results: [],
        problems: {
          [scale.id]: { ...outOfRange(input, value, metal, read), ...(cause && { cause }) },
        },
      }),
      ...(marked &&
        value && {
          understood: { [scale.id]: `${marked.number} ${read.unit}` },
          chosen: {
            [scale.id]: fields[0]?.initial ?? '',
            scale: read.id,
            [read.id]: marked.number,
          },
        }),
    };
  },
};

function answerFor(
  value: Rational,
  input: string,
  metal: MetalGroup,
  scale: Scale,
): Solution | null {
  const places = placesOf(metal, scale, value);
  const row = isSpecified(metal, scale) ? hardnessRow(value) : null;
  if (row) return rowSolution(row, input, value, places, metal);
  const [place] = places;
  return place ? tableSolution(place, places, value, metal, scale) : null;
}

const noConversion = ({ name }: MetalGroup): Solution => ({
  results: [],
  refusal: 'No conversion for this metal',
  problems: {
    metal: {
      message: `No standard converts the hardness of ${name.toLowerCase()}`,
      hint: 'ASTM E140 has no table for them. Test on the scale that your specification names.',
    },
  },
});

const placesOf = ({ tables }: MetalGroup, { id }: Scale, value: Rational) =>
  tables.flatMap((table) => locate(table, id, value) ?? []);

function outOfRange(
  input: string,
  value: Rational | null,
  metal: MetalGroup,
  scale: Scale,
): Problem {
  const [low, high] = rangeFor(metal, scale);
  const alike = value && lookAlike(value, metal, scale);
  return {
    message: `Must ${isSpecified(metal, scale) ? 'Be Between' : 'be between'} ${low} and ${high}`,
    ...(!value && {
      cause: causeOf(input).cause ?? `“${inputExcerpt(input, 20)}” is no number.`,
    }),
    ...alike,
  };
}

/** "Looks like Rockwell C, about 353 HB.", with a link that converts it: both fit one line of a phone. */
function lookAlike(value: Rational, metal: MetalGroup, scale: Scale): Partial<Problem> | null {
  for (const other of likeliest.map((id) => findOrFirst(scales, id))) {
    const places = other === scale ? [] : placesOf(metal, other, value);
    if (places.length === 0) continue;
    const number = decimalText(value);
    const target = [scale, ...scales].find(({ id }) => id !== other.id && hardnessAt(places, id));
    const figure = target && hardnessAt(places, target.id);
    const meaning = figure ? `, about ${fixed(figure, 0)} ${target.unit}` : '';
    return {
      hint: `Looks like ${other.name}${meaning}.`,
      link: linkTo(number, metal, other),
    };
  }
  return null;
}

const linkTo = (number: string, metal: MetalGroup, scale: Scale) => ({
  href: `?${new URLSearchParams({ metal: metal.id, scale: scale.id, [scale.id]: number })}`,
  text: `Use ${number} ${scale.unit}`,
});

function rowSolution(
  row: HardnessRow,
  input: string,
  value: Rational,
  places: readonly Place[],
  metal: MetalGroup,
): Solution {
  const [place] = places;
  const isExact = isEqual(value, hb(row));
  const ofRow = isExact ? '' : `, table row HB ${row.hb}`;
  const inRow = [
    { label: `Rockwell C${ofRow}`, figures: scaleFigures(row.hrc, 'HRC', 'starts at 20.5') },
    {
      label: `Rockwell B${ofRow}`,
      figures: scaleFigures(row.hrb, 'HRB', row.hrc ? 'ends at 100' : 'starts at 41'),
    },
    { label: `Vickers${ofRow}`, figures: [{ value: `${row.hv}`, unit: 'HV' }] },
  ] as const;
  const others = scales.filter(({ id }) => id !== 'hb' && hardnessAt(places, id));
  const standard = (label: string, of: readonly Scale[]) => scaleResults(label, of, places);
  const byStandard = `By ASTM E140, HB ${input}`;
  return {
    results: [
      // Between two rows of the specification's table the standard is closer.
      ...(isExact || !place
        ? [inRow[0], ...standard(byStandard, others), ...inRow.slice(1)]
        : [
            ...standard(byStandard, others.slice(0, 1)),
            {
              label: `Shop table, row at or below: HB ${row.hb}`,
              figures: inRow.map(({ figures }) => figures[0]),
            },
            ...standard('Other scales by ASTM E140', others.slice(1)),
          ]),
      ...strengthResults(places),
    ],
    problems: {},
    formula: [
      `HB ${input}: ${isExact ? 'exact match in the table' : `nearest table row at or below it, HB ${row.hb}`}`,
      ...(place ? [interpolationText(places, 'hb', value)] : []),
    ].join('; '),
    notes: [
      metal.note,
      ...(row.basis ? [basisNotes[row.basis]] : []),
      place
        ? conversionNote(places)
        : 'ASTM E140 does not convert this value: it converts Brinell 100 to 739 only.',
    ],
    table: neighborRows(row),
  };
}

function tableSolution(
  place: Place,
  places: readonly Place[],
  value: Rational,
  metal: MetalGroup,
  scale: Scale,
): Solution {
  const others = scalesOf(metal).filter(({ id }) => id !== scale.id);
  const isMain = ({ id }: Scale) => mainScales.includes(id);
  return {
    results: [
      ...others.filter(isMain).flatMap((main) => scaleResults(main.name, [main], places)),
      ...scaleResults(
        'Other scales',
        others.filter((other) => !isMain(other)),
        places,
      ),
      ...strengthResults(places),
    ],
    problems: {},
    formula: interpolationText(places, scale.id, value),
    notes: [
      metal.note,
      conversionNote(places),
      ...(metal === metalGroups[0]
        ? []
        : ['ASTM A370 relates hardness to tensile strength for carbon and alloy steel only.']),
    ],
    table: nearbyRows(place),
  };
}

/** Figures of several scales in one line, to whole numbers (ASTM E140, 1.10). */
function scaleResults(label: string, of: readonly Scale[], places: readonly Place[]): Result[] {
  const figures = of.flatMap(({ id, unit }) => {
    const figure = hardnessAt(places, id);
    return figure ? [{ value: fixed(figure, 0), unit }] : [];
  });
  return figures.length > 0 ? [{ label, figures }] : [];
}

function strengthResults(places: readonly Place[]): Result[] {
  const [ksi, mpa] = [hardnessAt(places, 'ksi'), hardnessAt(places, 'mpa')];
  if (!ksi || !mpa) return [];
  const figures = [
    { value: fixed(ksi, 0), unit: 'ksi' },
    { value: fixed(mpa, 0), unit: 'MPa' },
  ];
  return [{ label: 'Tensile strength, about', figures }];
}

/** 0 means not applicable (spec §5): the scale has no figure from there on in the table. */
const scaleFigures = (value: number, unit: string, end: string) =>
  value === 0
    ? ([{ value: 'not applicable', unit }, { value: end }] as const)
    : ([{ value: value.toFixed(1), unit }] as const);

const basisNotes = {
  beyond:
    'Above HB 650 Brinell is outside the range of ASTM E10; the row is published all the same.',
  extrapolated: 'No standard lists this row: its values are extrapolated.',
  interpolated: 'One value of this row is interpolated.',
  handbook: 'The Rockwell B value of this row is from ISO 18265, table A.1.',
};
