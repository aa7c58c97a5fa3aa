import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { lastReadings } from '@/lib/cms/reading-cache';
import { problems } from '@/lib/cms/problems';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { cachedQuoteHealth } from '../health/health';

/** A full disk is what the monitor should see, and the other values with it. */
const quotes = () => cachedQuoteHealth(Date.now()).catch(() => null);

/** The state of this process, read at each scrape. Sends nothing to WordPress. The first call begins to watch the event loop. */
export const siteGauges = () => oncePerProcess('gauges', createGauges);

interface GaugeRow {
  name: string;
  help: string;
  labelNames?: string[];
  collect: (this: Gauge) => void | Promise<void>;
}

const rows: readonly GaugeRow[] = [
  {
    name: 'site_quotes',
    help: 'Quote requests that are not delivered, by place.',
    labelNames: ['place'],
    async collect() {
      const found = await quotes();
      this.reset();
      for (const place of ['waiting', 'claimed', 'refused'] as const)
        if (found) this.set({ place }, found[place]);
    },
  },
  {
    name: 'site_quotes_oldest_seconds',
    help: 'Age of the oldest quote request that waits.',
    async collect() {
      const found = await quotes();
      this.set(found ? found.oldestMs / 1000 : Number.NaN);
    },
  },
  {
    name: 'site_quotes_storable',
    help: 'Whether a quote request can be stored now.',
    async collect() {
      this.set((await quotes()) ? 1 : 0);
    },
  },
  {
    name: 'site_collection_read_age_seconds',
    help: 'Time since a collection was last read from WordPress.',
    labelNames: ['collection'],
    collect() {
      for (const [collection, { at }] of lastReadings())
        if (at !== null) this.set({ collection }, (Date.now() - at) / 1000);
    },
  },
  {
    name: 'site_collection_failing',
    help: 'Whether the last reading of a collection failed.',
    labelNames: ['collection'],
    collect() {
      for (const [collection, { fault }] of lastReadings()) this.set({ collection }, fault ? 1 : 0);
    },
  },
  {
    name: 'site_records_left_out',
    help: 'Records, or parts of one, that are left out because they are malformed.',
    collect() {
      this.set(problems().length);
    },
  },
];

function createGauges(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const row of rows) registry.registerMetric(new Gauge({ ...row, registers: [] }));
  return registry;
}
