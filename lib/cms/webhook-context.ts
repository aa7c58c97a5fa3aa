import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '@/lib/runtime/process-state.cjs';

/** When the webhook arrived for which code runs, epoch ms. */
const webhook = oncePerProcess('webhook', () => new AsyncLocalStorage<{ receivedAt: number }>());

/**
 * Runs the work of a webhook. It counts as work that no visitor waits for, and gets no errors of readings that started
 * before it: these are read again (`reading-cache.ts`).
 */
export const runForWebhook = <T>(work: () => Promise<T>): Promise<T> =>
  webhook.run({ receivedAt: Date.now() }, work);

/** When the webhook arrived for which this runs, epoch ms; `undefined` where it runs for none. */
export const webhookReceivedAt = (): number | undefined => webhook.getStore()?.receivedAt;
