import { ServerResponse } from 'node:http';

/*
 * Next 16.4 sets `Location` while it renders a redirect and appends it again from the page it has just
 * cached. Strict clients join the two into one broken address; a response has one target.
 */
const append = ServerResponse.prototype.appendHeader;

ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
  return name.toLowerCase() === 'location'
    ? this.setHeader(name, value)
    : append.call(this, name, value);
};
