import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/runtime/env';

/** A client, as the rate limit counts it. */
export interface Client {
  /** An IPv4 address, or the /64 network of an IPv6 address, which one household or office has. */
  network: string;
  /** The /48 network of an IPv6 address: one customer may have 65,536 /64 networks. */
  site: string | null;
}

const unknown: Client = { network: 'unknown', site: null };

/**
 * The client of a request: the address that the outermost trusted proxy saw. Addresses further left in X-Forwarded-For are
 * the client's own claim; without a proxy, which belongs in front, Next writes the address of the connection there unless
 * the client has sent one.
 */
export function clientOf(
  { headers }: Pick<Request, 'headers'>,
  proxies = env.TRUSTED_PROXIES,
): Client {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',');
  return clientAt(addresses.at(-Math.max(1, proxies)) ?? addresses[0] ?? '');
}

/** With a port, a zone and spaces. */
const maxClientLength = 80;

/** `198.51.100.7:4711`, `[2001:db8::1]:443`, `fe80::1%eth0`: some proxies write more than the address. */
const decorated = /^\s*\[?([\da-f.:]*[\da-f])(?:%[^\]]*)?\]?(?::\d+)?\s*$/i;
const withPort = /^(\d+(?:\.\d+){3}):\d+$/;

function clientAt(text: string): Client {
  if (text.length > maxClientLength) return unknown;
  const address = text.trim().replace(withPort, '$1').replace(decorated, '$1');
  if (isIPv4(address)) return { network: address, site: null };
  if (!isIPv6(address)) return unknown;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped
    ? { network: inDots(groups.slice(6)), site: null }
    : { network: groups.slice(0, 4).join(':'), site: groups.slice(0, 3).join(':') };
}

/** The eight groups of an IPv6 address, each in its shortest spelling: one address has many spellings. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/** `c633`, `6407` → `198.51.100.7`. */
const inDots = (groups: readonly string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
