/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { metrics } from '@/lib/metrics/metrics';

const secret = 'local-only-metrics-secret';
process.env.QUOTES_DATABASE = `file:${temporaryFolder('metrics')}/quotes.db`;

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

  test('it answers what was counted and timed, and the state of the process', async () => {
    metrics.quotesPosted.inc({ status: 200 });
    metrics.quotesPosted.inc({ status: 200 });
    metrics.wordPressSeconds.observe({ outcome: 'ok' }, 0.2);
    const response = await get(`Bearer ${secret}`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('\nsite_quotes_posted_total{status="200"} 2\n');
    expect(text).toContain('\nsite_wordpress_seconds_bucket{le="0.1",outcome="ok"} 0\n');
    expect(text).toContain('\nsite_wordpress_seconds_bucket{le="0.25",outcome="ok"} 1\n');
    expect(text).toContain('\nsite_quotes{place="waiting"} 0\n');
    expect(text).toContain('\nsite_quotes_storable 1\n');
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d{6,}\n/);
  });

  test('a quote store that cannot be written is shown, with the other figures', async () => {
    const { quoteStore } = await import('@/lib/quotes/store');
    jest.spyOn(quoteStore(), 'probe').mockRejectedValue(new Error('ENOSPC'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    const text = await (await get(`Bearer ${secret}`)).text();
    expect(text).toContain('\nsite_quotes_storable 0\n');
    expect(text).not.toContain('site_quotes{');
    expect(text).toContain('\nsite_records_left_out 0\n');
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

  test('ops/grafana-dashboard.json reads no metric that is not there', async () => {
    const dashboard = readFileSync('ops/grafana-dashboard.json', 'utf8');
    const named = new Set(dashboard.match(/\b(?:site|process|nodejs)_\w+/g));
    const text = await (await get(`Bearer ${secret}`)).text();
    const answered = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !answered.includes(name))).toEqual([]);
  });
});
