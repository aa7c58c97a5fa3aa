import { parseArgs } from 'node:util';
import { SettingsError } from '@/lib/runtime/env';

export interface Listening {
  /** 0 for any free port. */
  port: number;
  hostname: string;
}

/**
 * Where to listen: `-p` and `-H` as `next start` has them, else PORT and HOSTNAME, else port 3000 of this machine
 * alone. Throws a `SettingsError` that names what is wrong.
 */
export function readListening(
  args: readonly string[],
  { PORT, HOSTNAME }: { PORT?: string; HOSTNAME?: string },
): Listening {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', short: 'p' },
      hostname: { type: 'string', short: 'H' },
    },
  });
  const [name, given] = values.port === undefined ? ['PORT', PORT] : ['-p', values.port];
  return {
    port: given ? readPort(name, given) : 3000,
    hostname: values.hostname || HOSTNAME || '127.0.0.1',
  };
}

function readPort(name: string, given: string): number {
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port > 65_535)
    throw new SettingsError([
      `${name} must be a port from 0 (any free one) to 65535, not "${given}".`,
    ]);
  return port;
}

/** The origin for requests of a server on this machine to itself. */
export function originOf({ address, port }: { address: string; port: number }): string {
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
