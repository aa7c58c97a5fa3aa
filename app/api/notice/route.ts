import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/runtime/env';
import { askAgain } from '@/lib/notices/ask-again';
import { affectedInBatch } from '@/lib/notices/batches';
import { NoticeRefusal } from '@/lib/notices/notice-refusal';
import { readBody, readChanges } from '@/lib/notices/read-notice';
import { checkOtherInstances, checkSignature } from '@/lib/notices/signature';
import { pageCache } from '@/lib/server/process-state.cjs';

/**
 * Takes WordPress's notice of a change: reads the change, refreshes the pages that show it, and answers which.
 * While WordPress does not answer nothing is refreshed, so that every page stays.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!env.NOTICE_SECRET)
      throw new NoticeRefusal(404, 'This site takes no notices: NOTICE_SECRET is not set.');
    const body = await readBody(request);
    checkSignature(request.headers, body, env.NOTICE_SECRET);
    await checkOtherInstances(request.headers);
    const changes = readChanges(body);
    const { tags, addresses } = await affectedInBatch(changes);
    const refreshed = [...new Set([...addresses, ...(await pageCache.addressesWith(tags))])];
    // "max" marks pages as old and keeps them: any other way loses them when WordPress fails a moment later.
    for (const tag of tags) revalidateTag(tag, 'max');
    after(() => askAgain(refreshed));
    return answer(200, `${refreshed.length} pages are refreshed.`, { refreshed, tags });
  } catch (error) {
    if (error instanceof NoticeRefusal) return answer(error.status, error.message);
    if (isCmsError(error)) return answer(503, `Nothing is refreshed yet. ${error.message}`);
    throw error;
  }
}

const answer = (
  status: number,
  message: string,
  { refreshed = [], tags = [] }: { refreshed?: string[]; tags?: string[] } = {},
) =>
  Response.json(
    { message, refreshed, tags },
    {
      status,
      headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) },
    },
  );
