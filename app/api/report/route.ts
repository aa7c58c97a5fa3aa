import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/runtime/env';
import { plainPage } from '@/lib/site/plain-page';
import { Refusal } from '@/lib/server/refusal';
import { checkToken } from '@/lib/preview/token';
import { findingsHtml, inTotal } from '@/lib/report/finding';
import { makeReport } from '@/lib/report/checks';

export const dynamic = 'force-dynamic';
const title = 'Content report';

/** What editors should correct, for those who come from WordPress with a token. */
export async function GET(request: Request): Promise<Response> {
  try {
    checkToken(new URL(request.url), env.PREVIEW_SECRET);
    const { posts, found } = await makeReport();
    const body = found.map(findingsHtml).join('');
    return plainPage(title, inTotal(posts, found), 200, body);
  } catch (error) {
    if (error instanceof Refusal) return plainPage(title, error.message, error.status);
    if (isCmsError(error)) return plainPage(title, error.message, 503);
    throw error;
  }
}
