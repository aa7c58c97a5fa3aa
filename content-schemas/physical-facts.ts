import { ourName, type OurName } from './fields';

/** A physical property of a grade: one row from which the schema, our name, its page and its structured data follow. */
interface PhysicalFact {
  acf: string;
  unit: string;
  /** Other ways in which editors write the unit. */
  spellings?: readonly string[];
  /** Facts of one label are one line of the table: a range, or both systems of units. */
  label: string;
  /** The figure in US customary units; without it the fact itself is in one of the two systems. */
  customary?: { unit: string; from: (value: number) => string };
  isCustomary?: true;
}

const celsius = {
  unit: '°C',
  spellings: ['C', '℃'],
  customary: { unit: '°F', from: (value: number) => `${Math.round(value * 1.8 + 32)}` },
} as const;

/** W/(m·K) in Btu·in/(h·ft²·°F) (NIST SP 811). */
const btuInchPerWattMeter = 6.933472;

export const physicalFacts = [
  {
    acf: 'modulus_msi',
    unit: 'Msi',
    spellings: ['10⁶ psi'],
    label: 'Modulus of elasticity',
    isCustomary: true,
  },
  { acf: 'modulus_gpa', unit: 'GPa', label: 'Modulus of elasticity' },
  {
    acf: 'expansion',
    unit: 'µm/(m·K)',
    spellings: ['μm/(m·K)', 'µm/m·K', 'μm/m·K', 'µm/m-K'],
    label: 'Mean thermal expansion, 68\u00A0to\u00A0212\u00A0°F (20\u00A0to\u00A0100\u00A0°C)',
    customary: { unit: 'µin/(in·°F)', from: (value) => (value / 1.8).toFixed(1) },
  },
  {
    acf: 'conductivity',
    unit: 'W/(m·K)',
    spellings: ['W/m·K', 'W/m-K', 'W/mK'],
    label: 'Thermal conductivity near room temperature',
    customary: {
      unit: 'Btu·in/(h·ft²·°F)',
      from: (value) => (value * btuInchPerWattMeter).toFixed(0),
    },
  },
  { acf: 'melting_from_c', label: 'Melting range', ...celsius },
  { acf: 'melting_to_c', label: 'Melting range', ...celsius },
  { acf: 'beta_transus_c', label: 'Beta transus', ...celsius },
] as const satisfies readonly PhysicalFact[];

type PhysicalRow = (typeof physicalFacts)[number];
export type PhysicalField = PhysicalRow['acf'];
/** The figures of a grade by our names; `null` where an editor wrote none. */
export type PhysicalFigures = Readonly<Record<OurName<PhysicalField>, number | null>>;

/** The properties that a grade has, each with its figures in US customary and in metric units. */
export function physicalRows(figures: PhysicalFigures): readonly (readonly string[])[] {
  const facts: readonly PhysicalFact[] = physicalFacts;
  const valueOf = ({ acf }: PhysicalFact) => figures[ourName(acf) as keyof PhysicalFigures];
  return [...new Set(facts.map(({ label }) => label))].flatMap((label) => {
    const known = facts.filter((fact) => fact.label === label && valueOf(fact) !== null);
    if (known.length === 0) return [];
    const customary = known.flatMap((fact) =>
      fact.isCustomary
        ? { text: `${valueOf(fact)}`, unit: fact.unit }
        : fact.customary
          ? { text: fact.customary.from(valueOf(fact)!), unit: fact.customary.unit }
          : [],
    );
    const metric = known.flatMap((fact) =>
      fact.isCustomary ? [] : { text: `${valueOf(fact)}`, unit: fact.unit },
    );
    return [[label, inWords(customary), inWords(metric)]];
  });
}

/** "1604–1660 °C"; a dash where there is no figure. */
const inWords = (figures: readonly { text: string; unit: string }[]) =>
  figures[0]
    ? `${[...new Set(figures.map(({ text }) => text))].join('–')} ${figures[0].unit}`
    : '–';
