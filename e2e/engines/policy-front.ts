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
  const elsewhere: (readonly [path: string, site: string])[] = [];
  let slipped = '';
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    if (asked.url === reportPath) {
      void text(asked).then((body) => reports.push(...summary(body)));
      return answer.writeHead(204).end();
    }
    const headers = { ...asked.headers };
    if (slipped) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const [, behind = site] = elsewhere.find(([path]) => asked.url?.startsWith(path)) ?? [];
    const passed = request(
      behind + asked.url,
      { method: asked.method, headers, agent },
      (given) => {
        const policy = given.headers['content-security-policy'];
        const html = given.headers['content-type']?.startsWith('text/html');
        const out = { ...given.headers };
        if (policy)
          out['content-security-policy'] =
            `${String(policy).replace(/; report-uri [^;]*/, '')}; report-uri ${reportPath}`;
        if (!slipped || !html) {
          answer.writeHead(given.statusCode!, out);
          return given.pipe(answer);
        }
        for (const name of ['content-length', 'etag']) delete out[name];
        out['cache-control'] = 'no-store';
        answer.writeHead(given.statusCode!, out);
        return void text(given).then((page) =>
          answer.end(page.replace('</body>', `${slipped}</body>`)),
        );
      },
    );
    passed.on('error', () => answer.destroy());
    return asked.pipe(passed);
  });
  return {
    url: await listen(server),
    /** What browsers reported that the policy refused: page, directive, what. */
    reports,
    /** From now on what is under that path is asked of another site, until the function it answers with is called. */
    lead(path: string, to: string) {
      const row = [path, to] as const;
      elsewhere.push(row);
      return () => void elsewhere.splice(elsewhere.indexOf(row), 1);
    },
    /** From now on every page ends in this HTML; in none with "". */
    slip: (html: string) => (slipped = html),
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
