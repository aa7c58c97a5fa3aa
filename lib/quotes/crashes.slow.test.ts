/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { startFormEndpoint } from '@/e2e/site/form-endpoint';
import { checkCopy } from './database';
import { openStore } from './store';

jest.setTimeout(300_000);

/** The test command kills for ten seconds, `npm run test:rest` for 60; a loaded machine is given the time. */
const seconds = Number(process.env.QUOTE_KILL_SECONDS ?? 10);
/** A server of libSQL to be tested in place of a file, started with an empty database: "http://127.0.0.1:8080". */
const server = process.env.QUOTE_KILL_DATABASE;
/** In a minute 20 kills, and 2,000 requests. */
const [minKills, minAcknowledged] = [Math.ceil(seconds / 3), Math.ceil(seconds * 34)];

let folder: string;
let file: string;
let url: string;
beforeEach(() => {
  folder = temporaryFolder('crashes');
  file = join(folder, 'quotes.db');
  url = server ?? `file:${file}`;
});

/** What each process starts with: a store, and `add` of a request that nobody else adds. */
const preamble = `
  import { randomUUID } from 'node:crypto';
  import { openStore } from './lib/quotes/store.ts';
  import { referenceOf } from './lib/quotes/reference.ts';
  const store = openStore(process.env.QUOTES_DATABASE);
  async function add(length = 2000) {
    const reference = referenceOf([randomUUID()]);
    const message = 'm'.repeat(length) + '\\n\\nReference: ' + reference;
    const request = { fullname: 'Ada', companyname: 'E', email: 'a', phone: '1', message };
    const fields = { at: Date.now(), request, list: '', token: 't', attachments: [] };
    await store.add({ reference, ...fields });
    return reference;
  }
`;

/** A process that runs a program over the database of this test; `lines` are those that it has printed whole. */
function run(program: string, settings: Record<string, string> = {}, limit = '') {
  const node = `exec ${process.execPath} --import tsx --input-type=module`;
  const child: ChildProcess = spawn('bash', ['-c', `${limit} ${node}`], {
    env: { ...process.env, QUOTES_DATABASE: url, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin!.end(preamble + program);
  let text = '';
  child.stdout!.on('data', (bytes: Buffer) => (text += bytes.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { child, ended, lines: () => text.split('\n').slice(0, -1) };
}

async function lostOf(acknowledged: readonly string[]): Promise<string[]> {
  const store = openStore(url);
  const found = await Promise.all(acknowledged.map((reference) => store.find(reference)));
  await store.close();
  return acknowledged.filter((_, i) => !found[i]);
}

test('of what two processes acknowledged nothing is lost, however often they are killed', async () => {
  const acknowledged: string[] = [];
  let kills = 0;
  const end = Date.now() + seconds * 1000;
  async function killAgain() {
    while (Date.now() < end || kills < minKills || acknowledged.length < minAcknowledged) {
      const { child, ended, lines } = run('for (;;) console.log(await add());');
      while (lines().length === 0) await pause(20);
      await pause(Math.random() * 1000);
      child.kill('SIGKILL');
      await ended;
      kills += 1;
      acknowledged.push(...lines());
    }
  }
  await Promise.all([killAgain(), killAgain()]);
  expect(await lostOf(acknowledged)).toEqual([]);
  // Whole, and with at most what was stored and not acknowledged at each kill.
  const count = server ? 0 : await checkCopy(file);
  expect(count).toBeLessThanOrEqual(acknowledged.length + kills);
  console.log(`${acknowledged.length} acknowledged, 0 lost, ${kills} kills of two processes.`);
});

test('several processes that deliver at once post each request once', async () => {
  const form = await startFormEndpoint();
  try {
    const adding = run('for (let i = 0; i < 100; i += 1) console.log(await add());');
    await adding.ended;
    const deliver = `
      const { deliverDue } = await import('./lib/quotes/worker.ts');
      while ((await store.undelivered()).length > 0) await deliverDue(store);
      process.exit();
    `;
    const processes = [1, 2, 3].map(() => run(deliver, { WORDPRESS_URL: form.url }));
    await Promise.all(processes.map(({ ended }) => ended));
    const counts = form.counts();
    expect(adding.lines()).toHaveLength(100);
    expect(adding.lines().filter((reference) => counts.get(reference) !== 1)).toEqual([]);
  } finally {
    await form.stop();
  }
});

test('on a disk that fills up what is refused is not stored, and what was acknowledged is', async () => {
  const { ended, lines } = run(
    `try {
      for (;;) console.log(await add(20_000));
    } catch (error) {
      console.log(error.code);
      console.log(await store.probe().catch((fault) => fault.code));
    }`,
    {},
    'ulimit -f 6000;', // kilobytes of any file
  );
  await ended;
  const acknowledged = lines().slice(0, -2);
  expect(lines().slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^SQLITE_(?:FULL|IOERR)/)));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(await lostOf(acknowledged)).toEqual([]);
  expect(await checkCopy(file)).toBe(acknowledged.length);
  // With room again it goes on.
  const store = openStore(url);
  await store.probe();
  await store.close();
});
