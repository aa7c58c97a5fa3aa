import { Counter, Histogram, Registry } from 'prom-client';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** What this process counts and times, for /api/metrics/. A label names a kind of thing, never a visitor or an address. */
export const metrics = oncePerProcess('metrics', () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    wordPressSeconds: new Histogram({
      name: 'site_wordpress_seconds',
      help: 'Answer times of WordPress by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    failures: new Counter({
      name: 'site_failures_total',
      help: 'Pages that could not be regenerated, and requests that failed.',
      labelNames: ['event'],
      registers,
    }),
    webhooks: new Counter({
      name: 'site_webhooks_total',
      help: 'Webhooks of WordPress by the status of the answer.',
      labelNames: ['status'],
      registers,
    }),
    quotesPosted: new Counter({
      name: 'site_quotes_posted_total',
      help: 'Posted quote forms by the status of the answer.',
      labelNames: ['status'],
      registers,
    }),
  };
});
