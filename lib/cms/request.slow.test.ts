/** @jest-environment node */
process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.WORDPRESS_TIMEOUT_MS = '400';

// After the settings above are in place.
const client = import('./request');

const eight = Array.from({ length: 8 }, (_, i) => `/wp-json/${i}`);
let sent: number;

/** WordPress for one test: it answers a request after this time, ms, unless that is longer than the request may take. */
function wordpress(answerMs: number) {
  sent = 0;
  globalThis.fetch = ((_: string, { signal }: RequestInit) => {
    sent += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(Response.json({})), answerMs);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
  }) as typeof fetch;
}

test('while WordPress answers nobody, a request that waited for its turn is not sent', async () => {
  wordpress(60_000);
  const { getJson } = await client;
  const answers = await Promise.allSettled(eight.map((path) => getJson(path)));
  expect(answers.map((answer) => String((answer as PromiseRejectedResult).reason))).toEqual(
    eight.map((path) => expect.stringContaining(path)),
  );
  expect(sent).toBe(4);
});

test('while WordPress answers slowly, every request gets its turn', async () => {
  wordpress(300);
  const { getJson } = await client;
  const answers = await Promise.all([...eight, ...eight].map((path) => getJson(path)));
  expect(answers).toHaveLength(16);
  expect(sent).toBe(16);
});
