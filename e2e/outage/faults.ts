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

type Class =
  | 'no connection'
  | 'no answer in time'
  | 'an error status'
  | 'not the JSON of a list'
  | 'records that are gone'
  | 'too much'
  | 'a redirect';

/** What a visitor or a build meets. `npm test` tries the first fault of each class, `npm run test:rest` the others. */
const classes: Readonly<Record<FaultName, Class>> = {
  refused: 'no connection',
  unresolved: 'no connection',
  untrusted: 'no connection',
  reset: 'no connection',
  hangs: 'no answer in time',
  slowBody: 'no answer in time',
  error500: 'an error status',
  badGateway502: 'an error status',
  maintenance503: 'an error status',
  tooMany429: 'an error status',
  truncated: 'not the JSON of a list',
  cutShort: 'not the JSON of a list',
  invalidUtf8: 'not the JSON of a list',
  loginPage: 'not the JSON of a list',
  wrongShape: 'not the JSON of a list',
  empty: 'records that are gone',
  nullFields: 'records that are gone',
  shrunk: 'records that are gone',
  bomb: 'too much',
  huge: 'too much',
  redirectLoop: 'a redirect',
  redirectElsewhere: 'a redirect',
};

/** The tags of a test that tries this fault. */
export const tagsOf = (fault: FaultName) =>
  Object.entries(classes).find(([, each]) => each === classes[fault])?.[0] === fault
    ? []
    : ['@rest'];
