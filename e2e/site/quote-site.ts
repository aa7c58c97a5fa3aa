import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormEndpoint } from './form-endpoint';
import { runToEnd } from './process';
import { sampleBuild, startSite } from './site';

/** The built site with a quote form behind it and a folder of its own for what it holds. */
export async function startQuoteSite(settings: Record<string, string> = {}) {
  const form = await startFormEndpoint();
  const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  const folders = [folder];
  const env = {
    WORDPRESS_URL: form.url,
    WORDPRESS_TIMEOUT_MS: '1000',
    WORDPRESS_FORM_TIMEOUT_MS: '1000',
    QUOTE_RETRY_SECONDS: '1',
    QUOTE_FOLDER: folder,
    QUOTE_LIMIT: '1000000',
    ...settings,
  };
  const begin = () => startSite(sampleBuild, env);
  let running = await begin();
  return {
    form,
    url: () => running.url,
    pid: () => running.pid,
    output: () => running.output(),
    /** Ends the process as a power cut would, and starts another on the same folder. */
    async kill() {
      await running.stop('SIGKILL');
      running = await begin();
    },
    /** Ends it, and starts a copy of the build from a folder of its own, as a deployment does. */
    async release() {
      await running.stop();
      const next = mkdtempSync('.cache/sites/release-');
      folders.push(next);
      // By hard links: a release is written once.
      execFileSync('cp', ['-al', `${sampleBuild}/.`, next]);
      running = await startSite(next, env);
    },
    /** What the operator's command prints, and its exit code. */
    quotes: (...words: string[]) =>
      runToEnd('node_modules/.bin/tsx', ['ops/quotes.ts', ...words], {
        env: { ...process.env, ...env },
      }),
    async stop() {
      await running.stop();
      await form.stop();
      for (const each of folders) rmSync(each, { recursive: true });
    },
  };
}

export type QuoteSite = Awaited<ReturnType<typeof startQuoteSite>>;
