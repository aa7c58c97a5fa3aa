import { ServerResponse } from 'node:http';
import { policyFor } from '../page-cache/policy.cjs';

/*
 * A page that says 500, and an editor's preview, are in no cache where a policy could be kept with them, and
 * without their scripts they are blank. So they get their policy on their way out, and a word to crawlers.
 */
const set = ServerResponse.prototype.setHeader;

ServerResponse.prototype.setHeader = function setHeader(name, value) {
  if (name === 'Content-Type' && String(value).startsWith('text/html') && isUnkept(this))
    putPolicyOnSending(this);
  return set.call(this, name, value);
};

/** Next says `private, … no-store` in draft mode, and there alone. */
const isUnkept = (answer: ServerResponse) =>
  answer.statusCode >= 500 ||
  /\bprivate\b.*\bno-store\b/.test(String(answer.getHeader('cache-control')));

/** Whether the page cache has named the page's scripts and styles already, as it does for one that it does not keep. */
const hasOwnPolicy = (answer: ServerResponse) =>
  /'sha256-/.test(String(answer.getHeader('content-security-policy')));

/**
 * The page is held back until it is whole. On the answer itself, because compression has put an `end` of its own
 * there that sends the headers.
 */
function putPolicyOnSending(answer: ServerResponse) {
  const end = answer.end.bind(answer) as (html: Buffer, done?: () => void) => ServerResponse;
  const parts: Buffer[] = [];
  const hold = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  answer.flushHeaders = () => {};
  answer.write = (part: unknown) => {
    hold(part);
    return true;
  };
  answer.end = (...args: unknown[]) => {
    hold(args[0]);
    const html = Buffer.concat(parts);
    if (!answer.headersSent) {
      if (!hasOwnPolicy(answer))
        answer.setHeader('content-security-policy', policyFor(html.toString()));
      answer.setHeader('x-robots-tag', 'noindex');
    }
    return end(html, args.find((arg) => typeof arg === 'function') as (() => void) | undefined);
  };
}
