import { countedEvents } from '@/lib/site/analytics';
import { label } from '@/lib/metrics/open-metrics';
import { escapeHtml } from '@/lib/markup/escape-html';
import { shownDays, type Count } from './counter';

const shownPaths = 200;

/** Tables of the last days and of their paths, as HTML. */
export function countsAsTables(counts: readonly Count[]): string {
  const days = [...new Set(counts.map(({ day }) => day))].toSorted().toReversed();
  const recent = days.slice(0, shownDays);
  const within = counts.filter(({ day }) => recent.includes(day));
  const paths = [...sum(within, ({ path }) => path)].toSorted(([, a], [, b]) => b - a);
  return [
    table(
      'Day (UTC)',
      recent.map((day) => [day, within.filter((count) => count.day === day)]),
    ),
    table(
      'Path',
      paths
        .slice(0, shownPaths)
        .map(([path]) => [path, within.filter((count) => count.path === path)]),
    ),
  ].join('');
}

function table(head: string, rows: readonly (readonly [string, readonly Count[]])[]): string {
  const heads = [head, ...countedEvents].map((name) => `<th scope="col">${escapeHtml(name)}</th>`);
  const lines = rows.map(([name, counts]) => {
    const times = sum(counts, ({ event }) => event);
    const cells = countedEvents.map((event) => `<td>${times.get(event) ?? 0}</td>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** The sums over all days that are kept, for Prometheus and what reads like it. */
export function countsAsOpenMetrics(counts: readonly Omit<Count, 'day'>[]): string {
  const labels = ({ event, path }: Omit<Count, 'day'>) =>
    `${label('event', event)},${label('path', path)}`;
  const samples = [...sum(counts, labels)].map(
    ([labelled, times]) => `site_events_total{${labelled}} ${times}`,
  );
  return [
    '# TYPE site_events counter',
    '# HELP site_events Page views and events by path, as browsers reported them.',
    ...samples.toSorted(),
    '# EOF',
    '',
  ].join('\n');
}

function sum<C extends Pick<Count, 'times'>>(
  counts: readonly C[],
  keyOf: (count: C) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) {
    const key = keyOf(count);
    sums.set(key, (sums.get(key) ?? 0) + count.times);
  }
  return sums;
}
