import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormEndpoint } from './form-endpoint';
import { startSite } from './site';

/** The built site with a quote form behind it and a folder of its own for what it holds. */
export async function startQuoteSite(settings: Record<string, string> = {}) {
  const form = await startFormEndpoint();
  const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  const begin = () =>
    startSite('.cache/sites/sample', {
      WORDPRESS_URL: form.url,
      WORDPRESS_TIMEOUT_MS: '1000',
      QUOTE_FOLDER: folder,
      QUOTE_LIMIT: '1000000',
      ...settings,
    });
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
    async stop() {
      await running.stop();
      form.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type QuoteSite = Awaited<ReturnType<typeof startQuoteSite>>;
