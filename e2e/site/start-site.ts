import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { builtSite, nextIn, sampleBuild, siteUrl } from './build';
import { freePort } from '../machine/local-server';
import { runToEnd, startProgram } from '../machine/program';
import { startFormEndpoint } from './form-endpoint';

type Settings = Readonly<Record<string, string>>;

/** Serves a build on a free port, or on this one, as `npm start` does, for the address that builds have (`build.ts`). */
export async function startSite(folder: string, env: Settings = {}, fixedPort?: number) {
  const port = fixedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const running = await startProgram(
    process.execPath,
    [nextIn(resolve(folder)), 'start', '-H', '127.0.0.1', '-p', String(port)],
    `${url}/icon.svg`,
    { cwd: folder, env: { NODE_ENV: 'production', SITE_URL: siteUrl, ...env } },
  );
  return { ...running, url };
}

type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** A site that can end and begin again; `url` and `pid` are those of the process that runs now. */
export interface Site {
  readonly url: string;
  readonly pid: number;
  output(): string;
  /** A request of a path, which follows no redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  html(path: string): Promise<string>;
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again where it has ended, with these settings beside those it had at first. */
  begin(changed?: Settings): Promise<void>;
  stop(): Promise<void>;
}

async function restartable(serve: (changed: Settings) => Promise<RunningSite>): Promise<Site> {
  let running = await serve({});
  const get = (path: string, init?: RequestInit) =>
    fetch(running.url + path, { redirect: 'manual', ...init });
  return {
    get url() {
      return running.url;
    },
    get pid() {
      return running.pid;
    },
    output: () => running.output(),
    get,
    html: async (path) => (await get(path)).text(),
    end: (signal) => running.stop(signal),
    async begin(changed = {}) {
      running = await serve(changed);
    },
    stop: () => running.stop(),
  };
}

/** Builds the site with these settings, and serves that build with them. */
export async function startBuiltSite(name: string, env: Settings) {
  const build = await builtSite(name, env);
  const site = await restartable((changed) => startSite(build.folder, { ...env, ...changed }));
  return Object.assign(site, { build });
}

export type BuiltSite = Awaited<ReturnType<typeof startBuiltSite>>;

interface CopyOptions {
  /** Its pages were made an hour ago, and have outlived the cycle of 15 minutes; otherwise now, however old the build is. */
  aged?: boolean;
}

const command = promisify(execFile);

/** Removes a folder without waiting for it. */
const remove = (folder: string) =>
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();

/** A copy of a build in a folder of its own, without what was stored since. */
async function copyOf(build: string, { aged = false }: CopyOptions = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'instance-'));
  mkdirSync(join(folder, '.next'));
  // By the system's own command: with thousands of files it is several times as fast.
  for (const [part, left] of [
    ['.', /^\.(?:next|data)$/],
    ['.next', /^cache$/],
  ] as const) {
    const names = readdirSync(join(build, part)).filter((name) => !left.test(name));
    const files = names.map((name) => join(build, part, name));
    await command('cp', ['-a', ...files, join(folder, part)]);
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
 * One machine of several: the site on a copy of a build, as a machine of its own has one, and on a port that
 * stays its own when it begins again. What it stores reaches no other journey.
 */
export async function startInstance(build: string, env: Settings, options?: CopyOptions) {
  const folder = await copyOf(build, options);
  const port = await freePort();
  const database = { QUOTES_DATABASE: `file:${join(folder, '.data', 'quotes.db')}` };
  const site = await restartable((changed) =>
    startSite(folder, { ...database, ...env, ...changed }, port),
  );
  return Object.assign(site, {
    folder,
    async stop() {
      await site.end();
      remove(folder);
    },
  });
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The sample's build with a quote form behind it and a folder of its own for what it holds. */
export async function startQuoteSite(settings: Settings = {}) {
  const form = await startFormEndpoint();
  const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  const env = {
    WORDPRESS_URL: form.url,
    WORDPRESS_TIMEOUT_MS: '1000',
    WORDPRESS_FORM_TIMEOUT_MS: '1000',
    QUOTE_RETRY_SECONDS: '1',
    QUOTES_DATABASE: `file:${join(folder, 'quotes.db')}`,
    QUOTE_LIMIT: '1000000',
    ...settings,
  };
  let release = sampleBuild;
  const temporary = [folder];
  const site = await restartable(() => startSite(release, env));
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
      temporary.push((release = await copyOf(sampleBuild)));
      await site.begin();
    },
    /** What the operator's command prints, and its exit code. */
    quotes: (...words: string[]) =>
      runToEnd('node_modules/.bin/tsx', ['ops/quotes.ts', ...words], {
        env,
      }),
    async stop() {
      await site.end();
      await form.stop();
      temporary.forEach(remove);
    },
  });
}

export type QuoteSite = Awaited<ReturnType<typeof startQuoteSite>>;
