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
  tooMany429: /429 Too Many Requests from .+asked less often/,
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
