import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { builtSite, nextIn, sampleBuild, siteUrl } from './build';
import { freePort } from '../machine/local-server';
import { runToEnd, startProgram } from '../machine/program';
import { temporaryFolder } from '../machine/temporary-folder';
import { startFormEndpoint } from './form-endpoint';

type Settings = Readonly<Record<string, string>>;

/** What the tests read of the health page. */
interface Health {
  attention: readonly string[];
  collections: Readonly<Record<string, { fault: string | null }>>;
  quotes: { waiting: number; claimed: number };
}

/**
 * Serves a build on a free port, or on this one, as `npm start` does, for the address that builds have (`build.ts`). It can end
 * and begin again; `url` and `pid` are those of the process that runs now.
 */
export async function startSite(folder: string, env: Settings = {}, fixedPort?: number) {
  async function serve(changed: Settings, release: string) {
    const port = fixedPort ?? (await freePort());
    const url = `http://127.0.0.1:${port}`;
    const running = await startProgram(
      process.execPath,
      [nextIn(resolve(release)), 'start', '-H', '127.0.0.1', '-p', String(port)],
      `${url}/icon.svg`,
      { cwd: release, env: { NODE_ENV: 'production', SITE_URL: siteUrl, ...env, ...changed } },
    );
    return { ...running, url };
  }

  let running = await serve({}, folder);
  const get = (path: string, init?: RequestInit) =>
    fetch(running.url + path, { redirect: 'manual', ...init });
  const health = async () => (await (await get('/api/health/')).json()) as Health;
  return {
    get url() {
      return running.url;
    },
    get pid() {
      return running.pid;
    },
    /** Its exit code, once it has ended. */
    get ended() {
      return running.ended;
    },
    folder,
    output: () => running.output(),
    closeOutput: () => running.closeOutput(),
    /** A request of a path, which follows no redirect. */
    get,
    html: async (path: string) => (await get(path)).text(),
    health,
    /** Why collections could not be read. */
    faults: async () =>
      Object.values((await health()).collections).flatMap(({ fault }) => fault ?? []),
    end: (signal?: NodeJS.Signals) => running.stop(signal),
    /** Starts it again where it has ended, with these settings beside those it had at first; or another release. */
    async begin(changed: Settings = {}, release = folder) {
      running = await serve(changed, release);
    },
    stop: () => running.stop(),
  };
}

/** Builds the site with these settings, and serves that build with them. */
export async function startBuiltSite(name: string, env: Settings) {
  const build = await builtSite(name, env);
  return Object.assign(await startSite(build.folder, env), { build });
}

interface CopyOptions {
  /** Its pages were made an hour ago, and have outlived the cycle of 15 minutes; otherwise now, however old the build is. */
  aged?: boolean;
}

const command = promisify(execFile);

/**
 * A copy of the sample's build in a folder of its own, without what was stored since. Its files are links to those of the
 * build: the site never writes into a file, but replaces it as a whole. Where they are aged they are files of its own.
 */
async function copyOfSample({ aged = false }: CopyOptions = {}): Promise<string> {
  const folder = temporaryFolder('instance', dirname(sampleBuild));
  mkdirSync(join(folder, '.next'));
  // By the system's own command: with thousands of files it is several times as fast.
  for (const [part, left] of [
    ['.', /^\.(?:next|data)$/],
    ['.next', /^cache$/],
  ] as const) {
    const names = readdirSync(join(sampleBuild, part)).filter((name) => !left.test(name));
    const files = names.map((name) => join(sampleBuild, part, name));
    await command('cp', [aged ? '-a' : '-al', ...files, join(folder, part)]);
  }
  for (const stored of ['route-cache', 'invalidated-tags.log'])
    rmSync(join(folder, '.next/server', stored), { recursive: true, force: true });
  const pages = join(folder, '.next/server/app');
  const madeAt = new Date(Date.now() - (aged ? 3_600_000 : 0));
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(pages, file), madeAt, madeAt);
  return folder;
}

/**
 * One machine of several: the site on a copy of the sample's build, as a machine of its own has one, and on a port that
 * stays its own when it begins again. What it stores reaches no other journey.
 */
export async function startInstance(env: Settings = {}, options?: CopyOptions) {
  const folder = await copyOfSample(options);
  const database = { QUOTES_DATABASE: `file:${join(folder, '.data', 'quotes.db')}` };
  const site = await startSite(folder, { ...database, ...env }, await freePort());
  return Object.assign(site, {
    async stop() {
      await site.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}

/** The sample's build with a quote form behind it and a folder of its own for what it holds. */
export async function startQuoteSite(settings: Settings = {}) {
  const form = await startFormEndpoint();
  const env = {
    WORDPRESS_URL: form.url,
    WORDPRESS_TIMEOUT_MS: '1000',
    WORDPRESS_FORM_TIMEOUT_MS: '1000',
    QUOTE_RETRY_SECONDS: '1',
    QUOTES_DATABASE: `file:${temporaryFolder('quotes')}/quotes.db`,
    QUOTE_LIMIT: '1000000',
    ...settings,
  };
  const site = await startSite(sampleBuild, env);
  return Object.assign(site, {
    form,
    /** Ends the process as a power cut would, and starts another on the same folder. */
    async kill() {
      await site.end('SIGKILL');
      await site.begin();
    },
    /** Ends it, and starts a copy of the build from a folder of its own, as a deployment does. */
    async release() {
      await site.end();
      await site.begin({}, await copyOfSample());
    },
    /** What the operator's command prints, and its exit code. */
    quotes: (...words: string[]) =>
      runToEnd('node_modules/.bin/tsx', ['ops/quotes.ts', ...words], { env }),
    async stop() {
      await site.end();
      await form.stop();
    },
  });
}

export type QuoteSite = Awaited<ReturnType<typeof startQuoteSite>>;
