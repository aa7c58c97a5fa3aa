import { buildFolder, env } from '@/lib/runtime/env';
import { metrics } from '@/lib/metrics/metrics';
import { CmsError, isCmsError } from './cms-error';
import { incompleteAnswer, refusal, unparseable } from './explain';
import { isDeeperThan } from './json-depth';
import { connect } from './transport';

/** At most this many requests to WordPress run at once from one process. */
const maxConcurrent = 4;
const maxAttempts = 3;
/**
 * One request ends within this time, with its retries and pauses, ms. A visitor may wait for it: of a WordPress that does not
 * answer the second try is the last.
 */
const budgetMs = buildFolder ? 40_000 : Math.min(6_000, 2 * env.WORDPRESS_TIMEOUT_MS);
/** WordPress answers 100 posts of a heavy site in 2 to 3 MB. */
const maxBytes = 16 * 1024 * 1024;
/** Lists and objects in each other. Fields of ACF nest some ten deep. */
const maxDepth = 200;
/** Pauses before the second and the third attempt: a quarter of a second and a second, beside a timeout of five. */
const backoffMs = [env.WORDPRESS_TIMEOUT_MS / 20, env.WORDPRESS_TIMEOUT_MS / 5];
/** If `Retry-After` is longer than this, the read fails, and the next visit tries again. */
const maxRetryAfterMs = 10_000;

export const userAgent = 'hard-metals-site/1.0 (prerendering)';

export interface JsonResponse {
  json: unknown;
  headers: Headers;
  url: string;
}

/** GET, as JSON. Throws a `CmsError` after at most three tries, before `latest` (epoch ms). */
export async function getJson(
  path: string,
  latest = Infinity,
  headers: Record<string, string> = {},
): Promise<JsonResponse> {
  const until = Math.min(latest, Date.now() + budgetMs);
  return attempt(path, () => requestJson(path, until, headers), until, 1);
}

async function attempt(
  path: string,
  once: () => Promise<JsonResponse>,
  until: number,
  number: number,
  lastFailure?: CmsError,
): Promise<JsonResponse> {
  try {
    return await withSlot(path, until, () => timed(once), lastFailure);
  } catch (error) {
    if (!isCmsError(error) || !error.transient || number === maxAttempts) throw error;
    const wait = error.retryAfterMs ?? backoffMs[number - 1] ?? 0;
    if (wait > maxRetryAfterMs || Date.now() + wait > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return attempt(path, once, until, number + 1, error);
  }
}

/** Times one request to WordPress, for /api/metrics/. */
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

async function requestJson(
  path: string,
  until: number,
  headers: Record<string, string>,
): Promise<JsonResponse> {
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
  if (isDeeperThan(maxDepth, body))
    throw new CmsError(
      `The answer of ${url} nests lists and objects more than ${maxDepth} deep: is that the REST API?`,
    );
  try {
    return { json: JSON.parse(body), headers: response.headers, url };
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
    throw incompleteAnswer(url, cause);
  }
}

/** `Retry-After` in milliseconds, from seconds or a date; `null` where WordPress names none. */
function retryAfter(value: string | null): number | null {
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait >= 0 ? wait : null;
}

let running = 0;
/** Waiting requests by path, served in turn: a collection of two hundred pages does not block the others. */
const lanes = new Map<string, (() => void)[]>();

/**
 * Runs work when one of `maxConcurrent` slots is free. Where none is until then (epoch ms), throws the failure of the last
 * attempt, which says more, or a `CmsError` where no request was sent.
 */
async function withSlot<T>(
  path: string,
  until: number,
  work: () => Promise<T>,
  lastFailure?: CmsError,
): Promise<T> {
  if (running < maxConcurrent) running += 1;
  else await waitForSlot(path.replace(/\?.*$/s, ''), until, lastFailure);
  try {
    return await work();
  } finally {
    if (!startNext()) running -= 1;
  }
}

function waitForSlot(lane: string, until: number, lastFailure?: CmsError): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(
      () => {
        const others = (lanes.get(lane) ?? []).filter((each) => each !== start);
        if (others.length > 0) lanes.set(lane, others);
        else lanes.delete(lane);
        reject(
          lastFailure ??
            new CmsError(`No request was sent for ${lane}: WordPress is busy with others.`),
        );
      },
      Math.max(1, until - Date.now()),
    );
    lanes.set(lane, [...(lanes.get(lane) ?? []), start]);
  });
}

/** Gives a free slot to the lane that was served longest ago. */
function startNext(): boolean {
  const [next] = lanes;
  if (!next) return false;
  const [lane, [start, ...others]] = next;
  lanes.delete(lane);
  if (others.length > 0) lanes.set(lane, others);
  start?.();
  return true;
}
