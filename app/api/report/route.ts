import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/runtime/env';
import { escapeHtml } from '@/lib/markup/escape-html';
import { plainPage } from '@/lib/site/plain-page';
import { Refusal } from '@/lib/runtime/refusal';
import { checkToken } from '@/lib/preview/token';
import { inspectWordPress } from '@/lib/adopt/inspect-wordpress';
import { match } from '@/lib/adopt/match';
import { asHtml as adoptionHtml, report } from '@/lib/adopt/report';
import { findingsHtml, inTotal } from '@/lib/report/finding';
import { fieldLines, makeReport } from '@/lib/report/report';

export const dynamic = 'force-dynamic';
const title = 'Content report';

/** `npm run content:report` as a page, for editors who come from WordPress with a token. */
export async function GET(request: Request): Promise<Response> {
  try {
    checkToken(new URL(request.url), env.PREVIEW_SECRET);
    const { posts, found } = await makeReport();
    const fields = `<h2>Fields that sections are read from</h2>\n<ul>${fieldLines()
      .map((line) => `<li>${escapeHtml(line)}</li>`)
      .join('\n')}</ul>\n`;
    const body = found.map(findingsHtml).join('') + fields + (await adoption());
    return plainPage(title, inTotal(posts, found), 200, body);
  } catch (error) {
    if (error instanceof Refusal) return plainPage(title, error.message, error.status);
    if (isCmsError(error)) return plainPage(title, error.message, 503);
    throw error;
  }
}

/** The report of `npm run adopt` on the configured WordPress; nothing for the embedded sample. */
async function adoption(): Promise<string> {
  if (!env.WORDPRESS_URL) return '';
  try {
    const seen = await inspectWordPress();
    return `<p>How this WordPress fits, as npm run adopt says it:</p>\n${adoptionHtml(report(seen, match(seen)))}`;
  } catch (error) {
    if (!isCmsError(error)) throw error;
    return `<p>${escapeHtml(error.message)}</p>\n`;
  }
}
