import { after } from 'next/server';
import { isCmsError } from '@/lib/cms/cms-error';
import { metrics } from '@/lib/metrics/metrics';
import { env } from '@/lib/runtime/env';
import { forwardWebhook } from '@/lib/webhooks/forward';
import { revalidate, warmPages } from '@/lib/webhooks/revalidate';
import { Refusal } from '@/lib/server/refusal';
import { counted } from '@/lib/site/counted';
import { readBody, readChanges } from '@/lib/webhooks/read-webhook';
import { checkSignature } from '@/lib/webhooks/signature';

/** Marks the pages that show a change as stale. While WordPress does not answer nothing is marked, and every page stays. */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!env.WEBHOOK_SECRET)
      throw new Refusal(404, 'This site accepts no webhooks: WEBHOOK_SECRET is not set.');
    const body = await readBody(request);
    checkSignature(request.headers, body, env.WEBHOOK_SECRET);
    const { refreshed, tags } = await revalidate(readChanges(body));
    after(() => warmPages(refreshed));
    after(() => forwardWebhook(request, body));
    return answer(200, `Stale now: ${counted(refreshed.length, 'page')}.`, {
      refreshed,
      tags,
    });
  } catch (error) {
    if (error instanceof Refusal) return answer(error.status, error.message);
    if (isCmsError(error)) return answer(503, `Nothing is refreshed yet. ${error.message}`);
    throw error;
  }
}

function answer(
  status: number,
  message: string,
  { refreshed = [], tags = [] }: { refreshed?: string[]; tags?: string[] } = {},
): Response {
  metrics.webhooks.inc({ status });
  return Response.json(
    { message, refreshed, tags },
    {
      status,
      headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) },
    },
  );
}
