import { isCmsError } from './cms-error';
import { text, userAgent } from './request';
import { connect } from './transport';

/** WordPress's answer to a posted form. `text` is `null` where the body broke off. */
export interface FormResponse {
  status: number;
  text: string | null;
  /** Whether the answer has `Retry-After`: WordPress sends it before it reads the form. */
  asksToWait: boolean;
  url: string;
}

/** Posts a form, or requests its address with GET. Never retries. Throws a `CmsError` where there is no answer. */
export async function sendForm(
  path: string,
  body: FormData | null,
  timeoutMs: number,
): Promise<FormResponse> {
  const { response, url } = await connect(path, {
    method: body ? 'POST' : 'GET',
    body,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await text(response, url).catch((error: unknown) => {
    if (!isCmsError(error)) throw error;
    return null;
  });
  const asksToWait = response.headers.has('retry-after');
  return { status: response.status, text: answer, asksToWait, url };
}
