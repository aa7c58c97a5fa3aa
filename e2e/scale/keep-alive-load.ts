import { Agent, get } from 'node:http';

/** What clients met that ask one request after the other. */
export interface Met {
  answered: number;
  /** Codes of requests that were cut off after a connection was there, by how often. */
  cutOff: Readonly<Record<string, number>>;
}

/**
 * Asks until the server takes no more connections, over so many connections at once, with pauses of up to 5 ms. Without
 * `keepAlive` each request opens one of its own.
 */
export async function askUntilRefused(
  url: string,
  { keepAlive, connections = 20 }: { keepAlive: boolean; connections?: number },
): Promise<Met> {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const cutOff: Record<string, number> = {};
  let answered = 0;

  const ask = () =>
    new Promise<string | null>((resolve) => {
      const request = get(url, { agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(null));
        response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      });
      request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });

  async function client() {
    for (;;) {
      const fault = await ask();
      if (fault === 'ECONNREFUSED') return;
      if (fault) cutOff[fault] = (cutOff[fault] ?? 0) + 1;
      else answered += 1;
      await new Promise((next) => setTimeout(next, Math.random() * 5));
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { answered, cutOff };
}
