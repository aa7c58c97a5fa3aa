import { lastReadings } from '@/lib/cms/reading-cache';
import { problems } from '@/lib/cms/problems';
import { eventLoopDelay } from '@/lib/metrics/event-loop';
import { label, type Gauge } from '@/lib/metrics/open-metrics';
import { cachedQuoteHealth } from '../health/health';

/** The state of this process at this moment. Sends nothing to WordPress. */
export async function readGauges(now = Date.now()) {
  // A full disk is what the monitor should see, and the other values with it.
  const quotes = await cachedQuoteHealth(now).catch(() => null);
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delay = eventLoopDelay();
  const readings = [...lastReadings()].map(
    ([name, reading]) => [label('collection', name), reading] as const,
  );
  return {
    site_quotes: {
      help: 'Quote requests that are not delivered, by place.',
      values: quotes
        ? (['waiting', 'claimed', 'refused', 'damaged'] as const).map(
            (place) => [quotes[place], label('place', place)] as const,
          )
        : [],
    },
    site_quotes_oldest_seconds: {
      help: 'Age of the oldest quote request that waits.',
      values: quotes ? [[quotes.oldestMs / 1000]] : [],
    },
    site_quotes_storable: {
      help: 'Whether a quote request can be stored now.',
      values: [[quotes ? 1 : 0]],
    },
    site_collection_read_age_seconds: {
      help: 'Time since a collection was last read from WordPress.',
      values: readings.flatMap(([labels, { at }]) =>
        at === null ? [] : [[(now - at) / 1000, labels] as const],
      ),
    },
    site_collection_failing: {
      help: 'Whether the last reading of a collection failed.',
      values: readings.map(([labels, { fault }]) => [fault ? 1 : 0, labels] as const),
    },
    site_records_left_out: {
      help: 'Records, or parts of one, that are left out because they are malformed.',
      values: [[problems().length]],
    },
    site_memory_bytes: {
      help: 'Memory of this process.',
      values: (['rss', 'heapUsed', 'external'] as const).map(
        (kind) => [memory[kind], label('kind', kind)] as const,
      ),
    },
    site_cpu_seconds: {
      help: 'Processor time of this process since it started.',
      values: [[(user + system) / 1e6]],
    },
    site_event_loop_delay_seconds: {
      help: 'Delay of the event loop in the last minute.',
      values: delay
        ? (['p50', 'p99', 'max'] as const).map((of) => [delay[of], label('of', of)] as const)
        : [],
    },
    site_start_time_seconds: {
      help: 'When this process started, epoch seconds.',
      values: [[performance.timeOrigin / 1000]],
    },
  } as const satisfies Record<string, Gauge>;
}
