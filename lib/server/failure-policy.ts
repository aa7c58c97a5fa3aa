import { ServerResponse } from 'node:http';
import { policyFor } from '../page-cache/policy.cjs';

/*
 * The page that says 500 is in no cache where a policy could be kept with it, and Next has it drawn by the
 * browser: without its scripts it is blank. So it gets its policy on its way out.
 */
const set = ServerResponse.prototype.setHeader;

ServerResponse.prototype.setHeader = function setHeader(name, value) {
  if (this.statusCode >= 500 && name === 'Content-Type' && String(value).startsWith('text/html'))
    putPolicyOnSending(this);
  return set.call(this, name, value);
};

/** On the answer itself, because compression has put an `end` of its own there that sends the headers. */
function putPolicyOnSending(answer: ServerResponse) {
  const end = answer.end.bind(answer) as (...args: unknown[]) => ServerResponse;
  answer.end = (...args: unknown[]) => {
    const [html] = args;
    if (typeof html === 'string' && !answer.headersSent)
      answer.setHeader('content-security-policy', policyFor(html));
    return end(...args);
  };
}
