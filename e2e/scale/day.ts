// @ts-nocheck -- the coordinator removes this file
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSpool } from '@/lib/quotes/spool';
import { percentile } from '../figures/statistics';
import { startFakeCms } from '../fake-cms/server';
import { quoteAnswers, post } from '../visitor/quote-post';
import { builtSite } from '../site/build';
import { startCluster } from '../site/start-site';
import { everyPage } from '../site/every-page';
import { visit } from '../visitor/visits';
import { secret, signedWebhook } from '../site/webhook';

/*
 * npm run day -- --minutes 20    as root: two instances behind nginx with Redis, with visitors, quotes and disturbances.
 *                                Exit code 1 on an error that no document promises.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes must be a number, not "${values.minutes}".`);

const root = mkdtempSync(join(tmpdir(), 'day-'));
/** A disk of its own, which can be full. */
const disk = join(root, 'disk');
mkdirSync(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
const quotes = join(disk, 'quotes');

const { folder: build } = await builtSite('scale');
const cms = await startFakeCms();
const cluster = await startCluster(build, {
  env: {
    WORDPRESS_URL: cms.url,
    NOTICE_SECRET: secret,
    QUOTE_FOLDER: quotes,
    QUOTE_LIMIT: '100000',
    QUOTE_RETRY_SECONDS: '2',
    REVALIDATE_SECONDS: '30',
  },
});
const pages = everyPage(build).filter((path) => path.endsWith('/'));
const second = cluster.sites[1];
if (!second) throw new Error('There are not two instances.');

const clock = join(root, 'clock.mjs');
/** Starts an instance again with a clock that is wrong by this much, ms. */
async function restartWithClock(byMs: number) {
  writeFileSync(
    clock,
    `const { now } = Date; Date.now = () => now() + ${byMs}; globalThis.Date = class extends Date { constructor(...args) { super(...(args.length ? args : [Date.now()])); } };`,
  );
  await second?.end('SIGTERM');
  process.env.NODE_OPTIONS = `--import=${clock}`;
  await second?.begin();
  delete process.env.NODE_OPTIONS;
}

let edits = 0;
/** An edit, and how long it takes until visitors see it, ms. Throws after ten seconds. */
async function edit(): Promise<number> {
  const title = `6AL-4V, edited ${(edits += 1)} times`;
  cms.edit('titanium_grades/6al-4v', { title });
  const since = Date.now();
  await signedWebhook({ type: 'titanium_grades', event: 'changed', slug: '6al-4v' })(cluster.url);
  while (
    !(await (await visit(`${cluster.url}/inventory/titanium/grade/6al-4v/`)).text()).includes(title)
  ) {
    if (Date.now() - since > 10_000) throw new Error('An edit was not seen in ten seconds.');
    await pause(100);
  }
  return Date.now() - since;
}

type Until = () => boolean;
interface Phase {
  name: string;
  /** Runs while visitors come, until the phase is over. Returns a note for the table. */
  disturb?: (over: Until) => Promise<string>;
  /** Whether an answer other than 200 is promised (docs/operations.md): to a page, or to a quote. */
  promised?: (what: 'page' | 'quote', status: number | string) => boolean;
}

const phases: readonly Phase[] = [
  { name: 'morning' },
  {
    name: 'edits',
    async disturb(over) {
      const times: number[] = [];
      for (; !over(); await pause(2000)) times.push(await edit());
      return `${times.length} edits, seen after ${Math.max(...times)} ms at most`;
    },
  },
  {
    name: 'WordPress away',
    async disturb(over) {
      await cms.fail('refused');
      while (!over()) await pause(200);
      await cms.ok();
      return 'every page stays, quotes wait';
    },
  },
  {
    name: 'deploy',
    async disturb() {
      for (const site of cluster.sites) {
        await site.end('SIGTERM');
        await site.begin();
      }
      return 'one instance after the other';
    },
  },
  {
    name: 'Redis restarts',
    async disturb() {
      await cluster.redis.cut();
      await pause(3000);
      await cluster.redis.restore();
      return 'away for 3 s';
    },
  },
  {
    name: 'disk full',
    async disturb(over) {
      const ballast = join(disk, 'ballast');
      try {
        writeFileSync(ballast, Buffer.alloc(16 * 1024 * 1024));
      } catch {} // that is the point
      while (!over()) await pause(200);
      rmSync(ballast);
      return 'quotes are refused with a telephone number';
    },
    promised: (what, status) => what === 'quote' && (status === 500 || status === 503),
  },
  {
    name: 'clock changes',
    async disturb(over) {
      for (const byMs of [3_600_000, -3_600_000, 0]) {
        await restartWithClock(byMs);
        if (!over()) await pause(2000);
      }
      return 'one instance: an hour ahead, an hour behind, right';
    },
  },
  { name: 'evening' },
];

interface PhaseResult {
  times: number[];
  pages: number;
  accepted: number;
  refused: number;
  faults: string[];
}

/** Visitors of all pages and, each second, a quote, until the phase is over. */
async function visitors(
  over: Until,
  isPromised: NonNullable<Phase['promised']>,
): Promise<PhaseResult> {
  const result: PhaseResult = { times: [], pages: 0, accepted: 0, refused: 0, faults: [] };
  async function read() {
    while (!over()) {
      const path = pages[Math.floor(Math.random() * pages.length)] ?? '/';
      const since = performance.now();
      const status = await visit(cluster.url + path)
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch((error: unknown) => String(error));
      result.times.push(performance.now() - since);
      result.pages += 1;
      if (status !== 200 && !isPromised('page', status)) result.faults.push(`${status} ${path}`);
      await pause(40);
    }
  }
  async function send() {
    for (let n = 0; !over(); n += 1) {
      const fields = {
        ...quoteAnswers,
        key: `${Date.now()}-${n}`,
        message: `Quote ${n} at ${Date.now()}`,
      };
      const status = await post(cluster.url, { ...fields, elapsed: '60000' })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch((error: unknown) => String(error));
      if (status === 200) result.accepted += 1;
      else if (isPromised('quote', status)) result.refused += 1;
      else result.faults.push(`${status} quote`);
      await pause(1500);
    }
  }
  await Promise.all([read(), read(), read(), read(), send()]);
  return result;
}

const percentileText = (times: readonly number[], share: number) =>
  percentile(times, share).toFixed(0);

let faults = 0;
let accepted = 0;
try {
  console.log('phase             pages  p50 ms  p99 ms  quotes  refused  faults');
  for (const { name, disturb, promised = () => false } of phases) {
    const until = Date.now() + (minutes * 60_000) / phases.length;
    let busy = Boolean(disturb);
    const past = () => Date.now() >= until;
    const [note, result] = await Promise.all([
      disturb?.(past).finally(() => (busy = false)) ?? '',
      visitors(() => past() && !busy, promised),
    ]);
    console.log(
      `${name.padEnd(16)} ${String(result.pages).padStart(6)} ${percentileText(result.times, 0.5).padStart(7)} ${percentileText(result.times, 0.99).padStart(7)} ${String(result.accepted).padStart(7)} ${String(result.refused).padStart(8)} ${String(result.faults.length).padStart(7)}  ${note}`,
    );
    for (const fault of result.faults.slice(0, 5)) console.log(`  ${fault}`);
    faults += result.faults.length;
    accepted += result.accepted;
  }
  const spool = openSpool(quotes);
  for (let tries = 0; (await spool.list('waiting')).length > 0 && tries < 60; tries += 1)
    await pause(1000);
  const sent = (await spool.list('sent')).length;
  console.log(`Quotes: ${accepted} accepted, ${sent} delivered. Faults: ${faults}.`);
  if (faults > 0 || sent < accepted) process.exitCode = 1;
} finally {
  await cluster.stop();
  await cms.stop();
  execFileSync('umount', [disk]);
  rmSync(root, { recursive: true });
}
