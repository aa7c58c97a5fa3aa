import type { FaultName } from '../fake-cms/faults';

/** How each fault is named to the operator: by a build that is refused, and in the log of a running site. */
export const sentences: Readonly<Record<FaultName, RegExp>> = {
  refused: /no answer from .+ECONNREFUSED/,
  unresolved: /no answer from .+ENOTFOUND wordpress\.test/,
  untrusted: /no answer from .+self-signed certificate/,
  hangs: /no answer from .+timeout/i,
  slowBody: /(?:the answer of .+ broke off|no answer from) .+timeout/i,
  reset: /no answer from .+(?:ECONNRESET|socket|closed)/,
  error500: /500 Internal Server Error from .+WordPress failed: its error log says why/,
  badGateway502: /502 Bad Gateway from/,
  maintenance503: /503 Service Unavailable from .+WordPress is in maintenance/,
  tooMany429: /429 Too Many Requests from .+limits the rate/,
  loginPage: /A login page came instead of JSON/,
  truncated: /Parser is unable to parse the response of .+cut short or broken/,
  cutShort: /the answer of .+ broke off/,
  wrongShape: /answered with an object where a list of posts should be/,
  nullFields: /is empty\. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS/,
  empty: /is empty\. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS/,
  shrunk: /shrank from \d+ to \d+ readable records at once\. If that is meant/,
  invalidUtf8: /is not valid UTF-8/,
  huge: /is larger than/,
  bomb: /is larger than/,
  redirectLoop: /redirects in a circle/,
  redirectElsewhere: /redirects to https:\/\/elsewhere\.example/,
};

/** The faults by what a visitor or a build meets. `npm test` tries the first of each class, `npm run test:rest` the others. */
const classes = {
  'no connection': ['refused', 'unresolved', 'untrusted', 'reset'],
  'no answer in time': ['hangs', 'slowBody'],
  'an error status': ['error500', 'badGateway502', 'maintenance503', 'tooMany429'],
  'not the JSON of a list': ['truncated', 'cutShort', 'invalidUtf8', 'loginPage', 'wrongShape'],
  'records that are gone': ['empty', 'nullFields', 'shrunk'],
  'too much': ['bomb', 'huge'],
  'a redirect': ['redirectLoop', 'redirectElsewhere'],
} as const satisfies Readonly<Record<string, readonly FaultName[]>>;

const representatives: ReadonlySet<FaultName> = new Set(
  Object.values(classes).map(([first]) => first),
);

/** The tags of a test that tries this fault. */
export const tagsOf = (fault: FaultName) => (representatives.has(fault) ? [] : ['@rest']);
