/** @jest-environment node */
import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, families, observe } from '@/lib/metrics/metrics.cjs';

const secret = 'local-only-metrics-secret';
process.env.QUOTE_FOLDER = mkdtempSync(join(tmpdir(), 'metrics-'));

const get = async (authorization?: string) => {
  const { GET } = await import('./route');
  return GET(
    new Request('http://site.example/api/metrics/', {
      headers: authorization ? { authorization } : {},
    }),
  );
};

test('without METRICS_SECRET the address is not there', async () => {
  expect((await get(`Bearer ${secret}`)).status).toBe(404);
});

describe('with METRICS_SECRET', () => {
  beforeAll(() => {
    process.env.METRICS_SECRET = secret;
    jest.resetModules();
  });

  test.each([undefined, 'Bearer wrong', `Bearer ${secret}x`, `Basic ${secret}`])(
    '%s is refused',
    async (authorization) => {
      const response = await get(authorization);
      expect([response.status, await response.text()]).toEqual([401, '']);
    },
  );

  test('it answers OpenMetrics: counters, histograms and gauges, each with its type, and an end', async () => {
    count('site_requests', 'kind="page",status="200"');
    count('site_requests', 'kind="page",status="200"');
    observe('site_wordpress_seconds', 0.2, 'outcome="ok"');
    observe('site_wordpress_seconds', 60, 'outcome="ok"');
    const response = await get(`Bearer ${secret}`);
    expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
    const text = await response.text();
    expect(text).toContain('# TYPE site_requests counter\n');
    expect(text).toContain('\nsite_requests_total{kind="page",status="200"} 2\n');
    expect(text).toContain('\nsite_wordpress_seconds_bucket{outcome="ok",le="0.1"} 0\n');
    expect(text).toContain('\nsite_wordpress_seconds_bucket{outcome="ok",le="0.25"} 1\n');
    expect(text).toContain('\nsite_wordpress_seconds_bucket{outcome="ok",le="+Inf"} 2\n');
    expect(text).toContain('\nsite_wordpress_seconds_sum{outcome="ok"} 60.2\n');
    expect(text).toContain('\nsite_quotes{place="waiting"} 0\n');
    expect(text).toMatch(/\nsite_memory_bytes\{kind="rss"\} \d{6,}\n/);
    expect(text).toMatch(/\n# EOF\n$/);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(?:# (?:TYPE|HELP) [a-z_]+ .+|# EOF|[a-z_]+(?:\{(?:[a-z]+="[^"]*",?)+\})? -?[\d.e+-]+)$/,
      );
  });

  test('two scrapes within a second check the disk once', async () => {
    const { quoteStore } = await import('@/lib/quotes/store');
    const probe = jest.spyOn(quoteStore(), 'probe');
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await get(`Bearer ${secret}`);
    await get(`Bearer ${secret}`);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  test('invented labels do not grow without limit', () => {
    for (let i = 0; i < 1000; i += 1) count('site_browser_reports', `type="${i}"`);
    const { counters } = jest.requireActual<typeof import('@/lib/metrics/metrics.cjs')>(
      '@/lib/metrics/metrics.cjs',
    );
    expect(counters.get('site_browser_reports')!.size).toBeLessThanOrEqual(201);
  });

  test('ops/grafana-dashboard.json reads no metric that is not there, and every family', async () => {
    const { readGauges } = await import('./gauges');
    const named = new Set(
      readFileSync('ops/grafana-dashboard.json', 'utf8').match(/\bsite_\w+/g) ?? [],
    );
    const answered = [
      ...Object.entries(families).flatMap(([name, family]) =>
        'bounds' in family ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [`${name}_total`],
      ),
      ...Object.keys(await readGauges()),
    ];
    expect([...named].filter((name) => !answered.includes(name))).toEqual([]);
    for (const family of Object.keys(families))
      expect([...named].some((name) => name.startsWith(family))).toBe(true);
  });
});
