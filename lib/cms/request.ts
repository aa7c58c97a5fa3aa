import PQueue from 'p-queue';
import type { z } from 'zod';
import { buildFolder, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { metrics } from '@/lib/metrics/metrics';
import { CmsError, isCmsError } from './cms-error';
import { incompleteAnswer, noResponse, refusal, unparseable, wrongShape } from './explain';
import { connect } from './transport';

/** Of this process: at most four requests to WordPress run at once; when WordPress last answered one, epoch ms. */
const shared = oncePerProcess('cms requests', () => ({
  queue: new PQueue({ concurrency: 4 }),
  answeredAt: 0,
}));
const maxAttempts = 3;
/** WordPress answers 100 posts of a heavy site in 2 to 3 MB. */
const maxBytes = 16 * 1024 * 1024;
/** Pauses before the second and the third attempt: a quarter of a second and a second, beside a timeout of five. */
const backoffMs = [env.WORDPRESS_TIMEOUT_MS / 20, env.WORDPRESS_TIMEOUT_MS / 5];
/** If `Retry-After` is longer than this, the read fails, and the next visit tries again. A visitor may wait. */
const maxRetryAfterMs = buildFolder ? 10_000 : 2_000;

export interface JsonResponse {
  json: unknown;
  headers: Headers;
  url: string;
}

/** GET, as JSON. Throws a `CmsError` after at most three tries. */
export async function getJson(
  path: string,
  headers: Record<string, string> = {},
): Promise<JsonResponse> {
  for (let number = 1; ; number += 1)
    try {
      const askedAt = Date.now();
      return await shared.queue.add(() => {
        if (isSilentSince(askedAt))
          throw noResponse(path, new DOMException('timeout', 'TimeoutError'));
        return timed(() => requestJson(path, headers));
      });
    } catch (error) {
      if (!isCmsError(error) || !isWorthAnother(error, number)) throw error;
      const wait = error.retryAfterMs ?? backoffMs[number - 1] ?? 0;
      if (wait > maxRetryAfterMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

/** An endpoint of a plugin, such as the menu's, read through a schema. Throws a `CmsError` as `getJson`, and for another shape. */
export async function readEndpoint<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { json, url } = await getJson(path);
  const result = schema.safeParse(json);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}

/** Whether WordPress has answered nobody while a request waited for its turn: a visitor may wait, so it is not sent. */
const isSilentSince = (askedAt: number) =>
  buildFolder === null &&
  shared.answeredAt < askedAt &&
  Date.now() - askedAt > env.WORDPRESS_TIMEOUT_MS / 2;

/** Another try may help. While the site is served none follows a timeout: a visitor may wait for the page. */
const isWorthAnother = ({ transient, cause }: CmsError, attempts: number) =>
  transient && attempts < maxAttempts && (buildFolder !== null || !isTimeout(cause));

const isTimeout = (cause: unknown) =>
  (cause as { name?: unknown } | null | undefined)?.name === 'TimeoutError';

async function timed<T>(request: () => Promise<T>): Promise<T> {
  const end = metrics.wordPressSeconds.startTimer();
  let outcome = 'failed';
  try {
    const answer = await request();
    outcome = 'ok';
    return answer;
  } finally {
    end({ outcome });
  }
}

async function requestJson(path: string, headers: Record<string, string>): Promise<JsonResponse> {
  const { response, url } = await connect(path, {
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
    headers: { accept: 'application/json', ...headers },
  });
  const body = await text(response, url);
  shared.answeredAt = Date.now();
  const answer = {
    url,
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    body,
  };
  if (!response.ok) throw refusal(answer, retryAfter(response.headers.get('retry-after')));
  try {
    return { json: JSON.parse(body), headers: response.headers, url };
  } catch (cause) {
    throw unparseable(answer, cause);
  }
}

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
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await text(response, url).catch((error: unknown) => {
    if (!isCmsError(error)) throw error;
    return null;
  });
  const asksToWait = response.headers.has('retry-after');
  return { status: response.status, text: answer, asksToWait, url };
}

/** The body as text: bounded, and refused where it is not UTF-8. */
async function text(response: Response, url: string): Promise<string> {
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
    throw incompleteAnswer(url, cause);
  }
}

/** `Retry-After` in milliseconds, from seconds or a date; `null` where WordPress names none. */
function retryAfter(value: string | null): number | null {
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait >= 0 ? wait : null;
}
