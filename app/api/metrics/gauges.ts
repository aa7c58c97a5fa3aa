import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { lastReadings } from '@/lib/cms/reading-cache';
import { problems } from '@/lib/cms/problems';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { cachedQuoteHealth } from '../health/health';

/** A full disk is what the monitor should see, and the other values with it. */
const quotes = () => cachedQuoteHealth(Date.now()).catch(() => null);

/** The state of this process, read at each scrape. Sends nothing to WordPress. The first call begins to watch the event loop. */
export const gauges = () => oncePerProcess('gauges', createGauges);

function createGauges(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: 'site_quotes',
      help: 'Quote requests that are not delivered, by place.',
      labelNames: ['place'],
      registers: [],
      async collect() {
        const found = await quotes();
        this.reset();
        for (const place of ['waiting', 'claimed', 'refused'] as const)
          if (found) this.set({ place }, found[place]);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_quotes_oldest_seconds',
      help: 'Age of the oldest quote request that waits.',
      registers: [],
      async collect() {
        const found = await quotes();
        this.set(found ? found.oldestMs / 1000 : Number.NaN);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_quotes_storable',
      help: 'Whether a quote request can be stored now.',
      registers: [],
      async collect() {
        this.set((await quotes()) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_collection_read_age_seconds',
      help: 'Time since a collection was last read from WordPress.',
      labelNames: ['collection'],
      registers: [],
      collect() {
        for (const [collection, { at }] of lastReadings())
          if (at !== null) this.set({ collection }, (Date.now() - at) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_collection_failing',
      help: 'Whether the last reading of a collection failed.',
      labelNames: ['collection'],
      registers: [],
      collect() {
        for (const [collection, { fault }] of lastReadings())
          this.set({ collection }, fault ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_records_left_out',
      help: 'Records, or parts of one, that are left out because they are malformed.',
      registers: [],
      collect() {
        this.set(problems().length);
      },
    }),
  );
  return registry;
}
