import { counters, families, timings, type Metric } from './metrics.cjs';

/** The type of an answer in OpenMetrics. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** A value that is read at each scrape, with its labels. */
export interface Gauge {
  help: string;
  values: readonly (readonly [value: number, labels?: string])[];
}

/** All that was counted and timed, and these gauges, in OpenMetrics' text. */
export const asOpenMetrics = (gauges: Readonly<Record<string, Gauge>>): string =>
  [
    ...metrics.flatMap(familyLines),
    ...Object.entries(gauges).flatMap(([name, { help, values }]) => [
      `# TYPE ${name} gauge`,
      `# HELP ${name} ${help}`,
      ...values.map(([value, labels = '']) => sample(name, labels, value)),
    ]),
    '# EOF',
    '',
  ].join('\n');

const metrics = Object.keys(families) as Metric[];

function familyLines(metric: Metric): string[] {
  const family = families[metric];
  const isTimed = 'bounds' in family;
  return [
    `# TYPE ${metric} ${isTimed ? 'histogram' : 'counter'}`,
    `# HELP ${metric} ${family.help}`,
    ...(isTimed ? timingLines(metric, family.bounds) : countLines(metric)),
  ];
}

const countLines = (metric: Metric) =>
  [...(counters.get(metric) ?? [])].map(([labels, times]) =>
    sample(`${metric}_total`, labels, times),
  );

/** Each bound counts what is within it, the smaller ones too. */
function timingLines(metric: Metric, bounds: readonly number[]): string[] {
  return [...(timings.get(metric) ?? [])].flatMap(([labels, { counts, sum }]) => {
    let within = 0;
    const buckets = counts.map((each, i) => {
      within += each;
      const bound = `le="${bounds[i] ?? '+Inf'}"`;
      return sample(`${metric}_bucket`, labels ? `${labels},${bound}` : bound, within);
    });
    return [
      ...buckets,
      sample(`${metric}_sum`, labels, sum),
      sample(`${metric}_count`, labels, within),
    ];
  });
}

const sample = (name: string, labels: string, value: number) =>
  `${name}${labels && `{${labels}}`} ${value}`;

/** `name="value"`: OpenMetrics escapes three characters in a value. */
export const label = (name: string, value: string): string =>
  `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
