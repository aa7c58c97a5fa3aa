import { env } from '@/lib/runtime/env';
import { logAlarm } from '@/lib/runtime/log';
import { signatureHeader, timestampHeader } from './signature';

/** Marks a webhook that another machine has forwarded: it is not forwarded again. */
const forwardedHeader = 'x-webhook-forwarded';

/** Sends a webhook with WordPress's signature to `OTHER_MACHINES`. One that does not take it is logged. */
export async function forwardWebhook({ headers }: Request, body: string): Promise<void> {
  if (headers.has(forwardedHeader)) return;
  await Promise.all(
    env.OTHER_MACHINES.map(async (origin) => {
      const sent = await fetch(`${origin}/api/webhook/`, {
        method: 'POST',
        body,
        headers: {
          [timestampHeader]: headers.get(timestampHeader) ?? '',
          [signatureHeader]: headers.get(signatureHeader) ?? '',
          [forwardedHeader]: '1',
        },
        signal: AbortSignal.timeout(60_000),
      }).catch((error: unknown) => error as Error);
      if (sent instanceof Error || !sent.ok)
        logAlarm(
          `The webhook was not forwarded to ${origin} (${sent instanceof Error ? sent.message : `status ${sent.status}`}): its pages change after 15 minutes. Is its address in OTHER_MACHINES right?`,
        );
    }),
  );
}
