import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/env';
import { plainPage } from '@/lib/plain-page';
import { PreviewRefusal } from '@/lib/preview/preview-refusal';
import { checkToken } from '@/lib/preview/token';
import { findAll } from '@/lib/report/checks';
import { readContent } from '@/lib/report/content';
import { asHtml, inTotal } from '@/lib/report/finding';

export const dynamic = 'force-dynamic';
const title = 'Content report';

/** `npm run content:report` as a page, for editors who come from WordPress with a token. */
export async function GET(request: Request): Promise<Response> {
  try {
    checkToken(new URL(request.url), env.PREVIEW_SECRET);
    const content = await readContent();
    const found = findAll(content);
    return plainPage(
      title,
      inTotal(content.entries.length, found),
      200,
      found.map(asHtml).join(''),
    );
  } catch (error) {
    if (error instanceof PreviewRefusal) return plainPage(title, error.message, error.status);
    if (isCmsError(error)) return plainPage(title, error.message, 503);
    throw error;
  }
}
