import { env } from '@/lib/env';
import { CmsError, isCmsError } from './cms-error';
import { brokenOff, refusal, unparseable } from './explain';
import { connect } from './transport';

/** At most this many requests to WordPress run at once from one process. */
const atOnce = 4;
const tries = 3;
/** One read, with its tries and waits, ends before Next gives a page up (60 s). */
const budgetMs = 40_000;
/** WordPress answers 100 posts of a heavy site in 2 to 3 MB. */
const maxBytes = 16 * 1024 * 1024;
/** Waits before the second and the third try: a quarter of a second and a second, beside a timeout of five. */
const backoffMs = [env.WORDPRESS_TIMEOUT_MS / 20, env.WORDPRESS_TIMEOUT_MS / 5];
/** Asked to wait longer than this, we leave WordPress alone: the next visit tries again. */
const maxRetryAfterMs = 10_000;

export const userAgent = 'hard-metals-site/1.0 (prerendering)';

export interface JsonAnswer {
  json: unknown;
  headers: Headers;
  url: string;
}

/** GET, as JSON. Throws a `CmsError` after at most three tries, within `until` (epoch ms). */
export async function getJson(
  path: string,
  until = Date.now() + budgetMs,
  headers: Record<string, string> = {},
): Promise<JsonAnswer> {
  return attempt(() => ask(path, until, headers), until, 1);
}

async function attempt(
  once: () => Promise<JsonAnswer>,
  until: number,
  number: number,
): Promise<JsonAnswer> {
  try {
    return await inTurn(once);
  } catch (error) {
    if (!isCmsError(error) || !error.passing || number === tries) throw error;
    const wait = error.retryAfterMs ?? backoffMs[number - 1] ?? 0;
    if (wait > maxRetryAfterMs || Date.now() + wait > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return attempt(once, until, number + 1);
  }
}

async function ask(
  path: string,
  until: number,
  headers: Record<string, string>,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(
    Math.max(1, Math.min(env.WORDPRESS_TIMEOUT_MS, until - Date.now())),
  );
  const { response, url } = await connect(path, {
    signal,
    headers: { accept: 'application/json', 'user-agent': userAgent, ...headers },
  });
  const body = await text(response, url);
  const answer = {
    url,
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    body,
  };
  if (!response.ok) throw refusal(answer, retryAfter(response.headers.get('retry-after')));
  try {
    return { json: JSON.parse(body) as unknown, headers: response.headers, url };
  } catch (cause) {
    throw unparseable(answer, cause);
  }
}

/** The body as text: bounded, and refused where it is not UTF-8. */
export async function text(response: Response, url: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let body = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        throw new CmsError(
          `The answer of ${url} is larger than ${maxBytes} bytes: is that the REST API?`,
        );
      body += decoder.decode(chunk, { stream: true });
    }
    return body + decoder.decode();
  } catch (cause) {
    if (isCmsError(cause)) throw cause;
    if ((cause as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CmsError(`The answer of ${url} is not valid UTF-8.`, { cause });
    throw brokenOff(url, cause);
  }
}

/** `Retry-After` in milliseconds, from seconds or a date; `null` where WordPress names none. */
function retryAfter(value: string | null): number | null {
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait >= 0 ? wait : null;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
