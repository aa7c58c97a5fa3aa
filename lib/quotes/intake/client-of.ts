import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * Whom a request comes from, for counting: the address that the outermost trusted proxy saw. What stands
 * further left in X-Forwarded-For is the client's own word. An IPv6 client counts as its /64 network.
 */
export function clientOf({ headers }: Request, proxies = env.TRUSTED_PROXIES): string {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const address = addresses.at(-proxies) ?? addresses[0] ?? '';
  return isIPv6(address) && !address.includes('.') ? network(address) : address || 'unknown';
}

/** The first four of eight groups, written out: `2001:db8::1` is in `2001:db8:0:0`. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
