import { Agent, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../machine/local-server';

const reportPath = '/policy-report';

/**
 * A proxy in front of the site that changes one thing: the policy names its own address for reports. So every engine
 * reports what the policy refuses, from the first byte on. It can also insert a script into pages.
 */
export async function startPolicyFront(site: string) {
  const reports: string[] = [];
  const routes: (readonly [path: string, site: string])[] = [];
  let inserted = '';
  // A connection of its own for each request: one kept open may be closed by the site while the next one is sent.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, response) => {
    if (incoming.url === reportPath) {
      void text(incoming).then((body) => reports.push(...summary(body)));
      return response.writeHead(204).end();
    }
    const headers = { ...incoming.headers };
    if (inserted) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const [, behind = site] = routes.find(([path]) => incoming.url?.startsWith(path)) ?? [];
    const forwarded = request(
      behind + incoming.url,
      { method: incoming.method, headers, agent },
      (upstream) => {
        const policy = upstream.headers['content-security-policy'];
        const html = upstream.headers['content-type']?.startsWith('text/html');
        const out = { ...upstream.headers };
        if (policy)
          out['content-security-policy'] =
            `${String(policy).replace(/; report-uri [^;]*/, '')}; report-uri ${reportPath}`;
        if (!inserted || !html) {
          response.writeHead(upstream.statusCode!, out);
          return upstream.pipe(response);
        }
        for (const name of ['content-length', 'etag']) delete out[name];
        out['cache-control'] = 'no-store';
        response.writeHead(upstream.statusCode!, out);
        return void text(upstream).then((page) =>
          response.end(page.replace('</body>', `${inserted}</body>`)),
        );
      },
    );
    forwarded.on('error', () => response.destroy());
    return incoming.pipe(forwarded);
  });
  return {
    url: await listen(server),
    /** What browsers reported that the policy refused: page, directive, what. */
    reports,
    /** From now on requests under that path go to another site, until the returned function is called. */
    route(path: string, to: string) {
      const row = [path, to] as const;
      routes.push(row);
      return () => void routes.splice(routes.indexOf(row), 1);
    },
    /** From now on every page ends in this HTML; in none with "". */
    insert: (html: string) => (inserted = html),
    async stop() {
      agent.destroy();
      await close(server);
    },
  };
}

/** One line, or none for what a driver evaluates in the page, as Playwright does in Firefox: the site cannot. */
function summary(body: string): readonly string[] {
  const { 'csp-report': report } = JSON.parse(body) as { 'csp-report': Record<string, string> };
  if (report['source-file']?.endsWith('%20%3E%20eval')) return [];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const what = [directive, report['blocked-uri'], report['script-sample']].filter(Boolean);
  return [`${report['document-uri']}: ${what.join(' ')}`];
}
