import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { serving } from '@/lib/env';
import { judge } from './request-line';

/*
 * Between Node's server and Next's: what `judge` refuses is answered here, and costs nothing. Under `next dev`
 * the tools of its browser have requests of their own.
 */
const { emit, listenerCount } = Server.prototype;

type Asked = readonly [request: IncomingMessage, response: ServerResponse];

if (serving) {
  Server.prototype.emit = function emitJudged(this: Server, event: string, ...given: unknown[]) {
    if (event !== 'request') return emit.call(this, event, ...given);
    const [request, response] = given as unknown as Asked;
    const judged = judge(request.method, request.url);
    if ('status' in judged) return refuse(response, judged);
    request.url = judged.target;
    return emit.call(this, event, ...given);
  };

  // Node hands a request that offers another protocol (`curl --http2`) to who listens for that. Next does, and
  // then answers nothing. Nobody listening, the offer is declined and the page is served.
  Server.prototype.listenerCount = function listenersTo(
    this: Server,
    event: string | symbol,
    listener?: (...given: unknown[]) => void,
  ) {
    return event === 'upgrade' ? 0 : listenerCount.call(this, event, listener);
  };
}

function refuse(response: ServerResponse, judged: { status: number; allow?: string }): boolean {
  response.writeHead(judged.status, {
    // What a refused request still sends is not read.
    connection: 'close',
    'content-length': 0,
    ...(judged.allow && { allow: judged.allow }),
  });
  response.end();
  return true;
}
