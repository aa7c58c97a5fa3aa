// @ts-check
/*
 * What this process counts and times for /api/metrics/ (`open-metrics.ts` prints it). Also for the page cache, which Next
 * loads as it is. A label names a kind of thing, never a visitor or an address.
 */
const { oncePerProcess } = require('../runtime/once-per-process.cjs');

/** Upper bounds, seconds. */
const answerBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ageBounds = [60, 300, 900, 1800, 3600, 14_400, 86_400, 604_800];
const vitalBounds = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shiftBounds = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** What is counted, and timed in these bounds. */
const families = /** @type {const} */ ({
  site_requests: { help: 'Requests by kind and status.' },
  site_request_seconds: { help: 'Time to the head of an answer, by kind.', bounds: answerBounds },
  site_page_reads: { help: 'Pages read from the page cache: fresh, stale or missing.' },
  site_page_age_seconds: { help: 'Age of the pages that were read.', bounds: ageBounds },
  site_regenerations: { help: 'Pages and texts that were generated and stored.' },
  site_failures: { help: 'Pages that could not be regenerated, and requests that failed.' },
  site_wordpress_seconds: { help: 'Answer times of WordPress by outcome.', bounds: answerBounds },
  site_webhooks: { help: 'Webhooks of WordPress by the status of the answer.' },
  site_quotes_posted: { help: 'Posted quote forms by the status of the answer.' },
  site_browser_reports: { help: 'Reports of browsers by type.' },
  site_web_vital_seconds: {
    help: 'Web vitals of sampled visits, by template.',
    bounds: vitalBounds,
  },
  site_layout_shift: { help: 'Cumulative layout shift of sampled visits.', bounds: shiftBounds },
});

/** @typedef {keyof typeof families} Metric */
/** @typedef {{ counts: number[], sum: number }} Timed how many values each bound and infinity has, and their sum */

/** By metric, then by its labels in the order they were first seen. @type {Map<Metric, Map<string, number>>} */
const counters = oncePerProcess('counters', () => new Map());
/** @type {Map<Metric, Map<string, Timed>>} */
const timings = oncePerProcess('timings', () => new Map());

/** Limit of the label sets of one metric; others are counted under no label. */
const maxSeries = 200;

/**
 * @template T
 * @param {Map<Metric, Map<string, T>>} all
 * @param {Metric} metric
 * @param {string} labels
 */
function seriesOf(all, metric, labels) {
  let series = all.get(metric);
  if (!series) all.set(metric, (series = new Map()));
  return { series, key: series.has(labels) || series.size < maxSeries ? labels : '' };
}

/**
 * Counts one. Labels are written as OpenMetrics has them: `kind="page",status="200"`.
 *
 * @param {Metric} metric
 * @param {string} [labels]
 */
function count(metric, labels = '') {
  const { series, key } = seriesOf(counters, metric, labels);
  series.set(key, (series.get(key) ?? 0) + 1);
}

/**
 * Notes a value of a metric with bounds.
 *
 * @param {Metric} metric
 * @param {number} value in the unit of the bounds
 * @param {string} [labels]
 */
function observe(metric, value, labels = '') {
  const family = families[metric];
  if (!('bounds' in family)) throw new TypeError(`${metric} has no bounds.`);
  const { series, key } = seriesOf(timings, metric, labels);
  let timed = series.get(key);
  if (!timed)
    series.set(key, (timed = { counts: Array(family.bounds.length + 1).fill(0), sum: 0 }));
  const place = family.bounds.findIndex((bound) => value <= bound);
  const index = place === -1 ? family.bounds.length : place;
  timed.counts[index] = (timed.counts[index] ?? 0) + 1;
  timed.sum += value;
}

module.exports = { families, counters, timings, count, observe };
