import type { Change } from '@/content-schemas/webhook';
import { runForWebhook } from '@/lib/cms/webhook-context';
import { effectsOfWebhooks, type Affected } from '@/lib/content/affected';

interface Waiting {
  changes: readonly Change[];
  resolve: (affected: Affected) => void;
  reject: (error: unknown) => void;
}

const waitingWebhooks: Waiting[] = [];
let isWorking = false;

/**
 * What a webhook changes. Webhooks that come together are one batch, which reads what they name once: sixty of them take
 * as long as two. Throws a `CmsError` when WordPress does not answer.
 */
export function affectedInBatch(changes: readonly Change[]): Promise<Affected> {
  return new Promise((resolve, reject) => {
    waitingWebhooks.push({ changes, resolve, reject });
    if (!isWorking) void work();
  });
}

async function work() {
  isWorking = true;
  while (waitingWebhooks.length > 0) {
    await new Promise((resolve) => setImmediate(resolve)); // webhooks that arrive meanwhile join the batch
    const batch = waitingWebhooks.splice(0);
    try {
      const results = await runForWebhook(() =>
        effectsOfWebhooks(batch.map(({ changes }) => changes)),
      );
      for (const [i, { resolve, reject }] of batch.entries())
        if (results[i]?.status === 'fulfilled') resolve(results[i].value);
        else reject(results[i]?.reason);
    } catch (error) {
      for (const { reject } of batch) reject(error); // without this no webhook would be answered any more
    }
  }
  isWorking = false;
}
