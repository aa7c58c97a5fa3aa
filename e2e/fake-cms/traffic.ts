import type { IncomingMessage, ServerResponse } from 'node:http';

export interface LoggedRequest {
  method: string;
  /** With its query, but for the word that no two requests share. */
  path: string;
  userAgent: string;
}

/** Who asked for what, and how many at once. */
export function watchTraffic() {
  let log: LoggedRequest[] = [];
  let running = 0;
  let most = 0;
  return {
    enter(request: IncomingMessage, response: ServerResponse) {
      log.push({
        method: request.method ?? '',
        path: (request.url ?? '').replace(/&_=\d+$/, ''),
        userAgent: request.headers['user-agent'] ?? '',
      });
      most = Math.max(most, (running += 1));
      response.on('close', () => (running -= 1));
    },
    requests: (): readonly LoggedRequest[] => log,
    /** The most requests that were under way at the same time. */
    busiest: () => most,
    clearLog() {
      log = [];
      most = running;
    },
  };
}
