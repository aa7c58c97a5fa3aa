import autocannon from 'autocannon';

/** What a server did under a bounded load. */
export interface Driven {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Requests that got no answer, or one other than 2xx. */
  errors: number;
  requests: number;
}

interface Load {
  seconds: number;
  connections?: number;
  /** Paths that are requested in turn, in place of that of the address. */
  paths?: readonly string[];
  /** Whether the client takes compressed answers, as browsers do. A front that compresses takes plain ones. */
  gzip?: boolean;
}

/** Asks a server of this machine, and no other, for so many seconds over a few connections. Throws elsewhere. */
export async function drive(
  address: string,
  { seconds, connections = 10, paths, gzip = true }: Load,
): Promise<Driven> {
  if (new URL(address).hostname !== '127.0.0.1')
    throw new Error(`${address} is not on this machine: only 127.0.0.1 is put under load.`);
  const { requests, latency, errors, non2xx } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    headers: { accept: 'text/html', 'accept-encoding': gzip ? 'gzip' : 'identity' },
    requests: paths?.map((path) => ({ method: 'GET', path })),
  });
  return {
    perSecond: requests.average,
    p99: latency.p99,
    errors: errors + non2xx,
    requests: requests.total,
  };
}
