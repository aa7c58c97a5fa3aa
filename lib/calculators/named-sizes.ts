import type { Field, Values } from './calculator';
import type { PipeRow } from './data/pipes';
import { exact } from './rational';
import type { Shape } from './shape';
import type { Sizes } from './dimension';

/** Tables of sizes that have a name: pipe by nominal size and schedule, walls of tube by gauge (BWG), inches. */
export interface NamedSizes {
  pipes: readonly PipeRow[];
  gauges: readonly (readonly [gauge: string, inches: string])[];
}

interface NamedSize {
  fields: readonly Field[];
  sizes: Sizes;
  texts: Values;
  /** "NPS 4 schedule 40"; empty where every size is typed. */
  words: string;
}

const asTyped = { value: '', label: 'As typed' };
const noNamedSize = { sizes: {}, texts: {}, words: '' };

/** A name that does not exist counts as none: every size is typed. */
export function namedSizes({ sizeTable }: Shape, values: Values, tables: NamedSizes): NamedSize {
  if (sizeTable === 'schedule') return bySchedule(values, tables.pipes);
  if (sizeTable === 'gauge') return byGauge(values, tables.gauges);
  return { ...noNamedSize, fields: [] };
}

function bySchedule(values: Values, pipes: NamedSizes['pipes']): NamedSize {
  const sizes: Field = {
    name: 'nps',
    label: 'Nominal size (NPS)',
    initial: '',
    options: [asTyped, ...pipes.map(({ nps }) => ({ value: nps, label: `NPS ${nps}` }))],
  };
  const pipe = pipes.find(({ nps }) => nps === values.nps);
  const usual = pipe?.walls.find(([schedule]) => schedule === 'STD');
  if (!pipe || !usual) return { ...noNamedSize, fields: [sizes] };
  const [schedule, wall] = pipe.walls.find(([name]) => name === values.schedule) ?? usual;
  const schedules: Field = {
    name: 'schedule',
    label: 'Schedule',
    initial: usual[0],
    options: pipe.walls.map(([name, inches]) => ({ value: name, label: `${name} (${inches} in)` })),
  };
  return {
    fields: [sizes, schedules],
    sizes: { outerDiameter: exact(pipe.diameter), wall: exact(wall) },
    texts: { outerDiameter: `${pipe.diameter} in`, wall: `${wall} in` },
    words: `NPS ${pipe.nps} schedule ${schedule}`,
  };
}

function byGauge(values: Values, gauges: NamedSizes['gauges']): NamedSize {
  const options = gauges.map(([gauge, inches]) => ({
    value: gauge,
    label: `${gauge} BWG (${inches} in)`,
  }));
  const field: Field = {
    name: 'bwg',
    label: 'Wall gauge',
    initial: '',
    options: [asTyped, ...options],
  };
  const row = gauges.find(([gauge]) => gauge === values.bwg);
  if (!row) return { ...noNamedSize, fields: [field] };
  const [gauge, inches] = row;
  return {
    fields: [field],
    sizes: { wall: exact(inches) },
    texts: { wall: `${inches} in` },
    words: `wall ${gauge} BWG`,
  };
}
