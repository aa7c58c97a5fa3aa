import type { z } from 'zod';
import { CmsError } from './cms-error';

interface HttpResponse {
  url: string;
  status: number;
  statusText: string;
  contentType: string;
  body: string;
}

/** The likely cause of an unusable answer; the first match counts. */
const causes: readonly (readonly [matches: (answer: HttpResponse) => boolean, cause: string])[] = [
  [
    ({ status, body }) => status === 401 && /rest_/.test(body),
    'WordPress requires a login: is the REST API closed to visitors?',
  ],
  [
    ({ status }) => status === 403,
    'A firewall or security plugin refuses the request: allow this server and its user agent.',
  ],
  [
    ({ body }) => body.includes('rest_no_route'),
    'The collection is not registered in the REST API: is the plugin that registers it active?',
  ],
  [
    ({ status, contentType }) => status === 404 && !isJson(contentType),
    'There is no REST API at this address: does WordPress use plain permalinks, or is WORDPRESS_URL wrong?',
  ],
  [
    ({ status }) => status === 429,
    'WordPress limits the rate of requests: allow this server more.',
  ],
  [
    ({ status, body }) => status === 503 && /maintenance/i.test(body),
    'WordPress is in maintenance, usually for a minute during an update.',
  ],
  [
    ({ body }) => /error establishing a database connection/i.test(body),
    'WordPress cannot reach its database.',
  ],
  [
    ({ body }) => /name="log"|wp-login/i.test(body),
    'A login page came instead of JSON: is the whole WordPress behind a login?',
  ],
  [
    ({ status, body }) =>
      status === 200 && /^\s*<br \/>|<b>(Notice|Warning|Fatal error|Deprecated)<\/b>/.test(body),
    'PHP printed a message before the JSON: turn display_errors off.',
  ],
  [
    ({ status, contentType }) => status === 200 && !isJson(contentType),
    'A page came instead of JSON: is WORDPRESS_URL the WordPress itself?',
  ],
  [({ status }) => status >= 500, 'WordPress failed: its error log has the reason.'],
];

const isJson = (contentType: string) => /\bjson\b/.test(contentType);

const transientStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A refused request as an error: `503 Service Unavailable from {url}. {likely cause}`. */
export function refusal(answer: HttpResponse, retryAfterMs: number | null): CmsError {
  const { url, status, statusText } = answer;
  return new CmsError(
    sentence(
      `${status} ${statusText || 'Unsuccessful HTTP response'} from ${url}.`,
      likelyCause(answer),
    ),
    { status, code: restCode(answer.body), transient: transientStatuses.has(status), retryAfterMs },
  );
}

/** An answer that is no JSON. Cut short, it is worth another try; a page in its place is not. */
export function unparseable(answer: HttpResponse, cause: unknown): CmsError {
  const hint = likelyCause(answer) ?? 'The JSON is cut short or broken.';
  return new CmsError(
    sentence(`Parser is unable to parse the response of ${answer.url} (${answer.status}).`, hint),
    { status: answer.status, transient: isJson(answer.contentType), cause },
  );
}

export const wrongShape = (url: string, issue?: z.core.$ZodIssue) =>
  new CmsError(
    `${url} has an unexpected shape: ${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? ''}.`,
  );

/** No answer: "Request has been terminated" (spec §8), with the system's own reason. */
export const noResponse = (url: string, cause: unknown) => {
  const isLate = (cause as { name?: unknown } | null)?.name === 'TimeoutError';
  return new CmsError(
    `Request has been terminated: no answer from ${url} (${reasonOf(cause)}). Is WordPress running, and reachable from here${
      isLate ? ', or does it need longer than WORDPRESS_TIMEOUT_MS' : ''
    }?`,
    { transient: true, cause },
  );
};

export const incompleteAnswer = (url: string, cause: unknown) =>
  new CmsError(
    `Request has been terminated: the answer of ${url} broke off (${reasonOf(cause)}). Is WordPress overloaded?`,
    { transient: true, cause },
  );

const reasonOf = (cause: unknown) =>
  cause instanceof Error
    ? ((cause.cause as Error | undefined)?.message ?? cause.message)
    : String(cause);

const restCode = (body: string) => body.match(/^\s*{"code":"(\w+)"/)?.[1] ?? null;
const likelyCause = (answer: HttpResponse) =>
  causes.find(([matches]) => matches(answer))?.[1] ?? null;
const sentence = (what: string, cause: string | null) => (cause ? `${what} ${cause}` : what);
