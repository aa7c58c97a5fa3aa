// @ts-check
/*
 * Loaded by Node before a site under test (`node --require`): gives the fake WordPress a name, which resolves
 * to this machine for as long as its file is there, and asks no name server either way.
 */
const dns = require('node:dns');
const { existsSync } = require('node:fs');

/** @type {{ lookup: Function }} */
const { lookup } = dns;
const { FAKE_CMS_NAME: name, FAKE_CMS_NAME_FILE: file = '' } = process.env;
const here = { address: '127.0.0.1', family: 4 };

/** @param {string} host @param {any} options @param {any} [callback] */
function lookupNamed(host, options, callback = options) {
  if (host !== name) return lookup.call(dns, host, options, callback);
  if (!existsSync(file)) {
    const syscall = 'getaddrinfo';
    const message = `${syscall} ENOTFOUND ${host}`;
    const error = Object.assign(new Error(message), { code: 'ENOTFOUND', syscall, hostname: host });
    return process.nextTick(callback, error);
  }
  return options.all
    ? process.nextTick(callback, null, [here])
    : process.nextTick(callback, null, here.address, here.family);
}
dns.lookup = /** @type {any} */ (lookupNamed);
