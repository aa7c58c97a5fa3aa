import { ServerResponse } from 'node:http';

/*
 * Next 16.4 appends the headers of a cached page to those the answer has. Strict clients join two
 * `Location` into one broken address, and of two policies browsers apply both; the page's own is meant.
 */
const single = new Set(['location', 'content-security-policy']);
const append = ServerResponse.prototype.appendHeader;

ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
  return single.has(name.toLowerCase())
    ? this.setHeader(name, value)
    : append.call(this, name, value);
};
