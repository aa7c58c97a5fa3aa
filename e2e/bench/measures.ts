import type { Measure } from './bench';
import { measureBuild } from './measures/build';
import { measureBytes } from './measures/bytes';
import { measureClick } from './measures/click';
import { measureCycle } from './measures/cycle';
import { measureFront } from './measures/front';
import { measureInteraction } from './measures/interaction';
import { measureLighthouse } from './measures/lighthouse';
import { measureLines } from './measures/lines';
import { measureLoad } from './measures/load';
import { measureSearch } from './measures/search';
import { measureStart } from './measures/start';
import { measureThroughput } from './measures/throughput';
import { measureVitals } from './measures/vitals';

/** Every measure by its name on the command line, in the order of a whole run: the quick ones first. */
export const measures: Readonly<Record<string, Measure>> = {
  search: measureSearch,
  lines: measureLines,
  bytes: measureBytes,
  throughput: measureThroughput,
  front: measureFront,
  load: measureLoad,
  start: measureStart,
  click: measureClick,
  vitals: measureVitals,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
  cycle: measureCycle,
  build: measureBuild,
};
