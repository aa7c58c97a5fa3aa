import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ask, atRate, type RawResponse } from '../visitor/ask';
import { startNginx, type Nginx } from '../site/nginx';
import { asNext, nextCacheControl, startSmallInstance, type SmallInstance } from './small-instance';

/*
 * What nginx.conf does by itself, with small servers in the place of the site, so that they can fail at will. The site
 * behind it: front.spec.ts and away.spec.ts.
 */

type Respond = Parameters<typeof startSmallInstance>[0];
interface Front {
  nginx: Nginx;
  instances: readonly SmallInstance[];
  get: (target: string, headers?: Record<string, string | string[]>) => Promise<RawResponse>;
}

/** nginx in front of such instances, for one test. */
async function withNginx(
  responds: readonly (Respond | undefined)[],
  test: (front: Front) => Promise<void>,
  settings?: Parameters<typeof startNginx>[1],
) {
  const instances = await Promise.all(responds.map((respond) => startSmallInstance(respond)));
  const nginx = await startNginx(
    instances.map(({ url }) => url),
    settings,
  );
  for (const { requests } of instances) requests.length = 0; // of the start
  try {
    const get: Front['get'] = (target, headers) => ask(nginx.url, target, { headers });
    await test({ nginx, instances, get });
  } finally {
    await nginx.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

const attackerAddress = '127.0.0.66';
const rsc = { rsc: '1' };
const segment = (name: string) => ({
  ...rsc,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': name,
});
const statuses = (answers: readonly RawResponse[]) => answers.map(({ status }) => status);
const count = (answers: readonly RawResponse[], status: number) =>
  statuses(answers).filter((each) => each === status).length;

test('nginx -t takes the shipped file, with brotli and without', async () => {
  for (const withoutBrotli of [false, true])
    await withNginx(
      [undefined],
      async ({ get }) => {
        const { headers } = await get('/page/', { 'accept-encoding': 'gzip' });
        expect(headers['x-cache']).toBe('MISS');
      },
      { withoutBrotli },
    );
});

/** Ways to fail that a client might find in an instance. */
const failing: Respond = (request, response) => {
  const { url = '' } = request;
  if (url.startsWith('/reset/')) request.socket.destroy();
  else if (url.startsWith('/header/'))
    response.writeHead(308, { location: 'x'.repeat(60_000) }).end();
  else if (url.startsWith('/status/')) response.writeHead(Number(url.slice(8, 11))).end();
  else if (url.startsWith('/api/report/')) response.writeHead(503).end();
  else asNext(request, response);
};

test('what makes every instance fail for one client costs no other client anything', async () => {
  await withNginx([failing, failing], async ({ nginx }) => {
    const targets = ['/reset/', '/header/', '/status/500/', '/status/503/', '/api/report/'];
    const attack = atRate(50, 5, (n) =>
      ask(nginx.url, `${targets[n % targets.length]}${n}`, { from: attackerAddress }),
    );
    const visits = await atRate(40, 5, (n) => {
      if (n % 4 === 0) return ask(nginx.url, '/api/ready/');
      if (n % 4 === 1)
        return ask(nginx.url, '/api/quote/', { method: 'POST', body: 'a=b', from: `127.0.1.${n}` });
      return ask(nginx.url, `/new/${n}/`);
    });
    await attack;
    expect(new Set(statuses(visits))).toEqual(new Set([200]));
  });
});

test('a form goes to another instance only where nothing of it was sent', async () => {
  const dying: Respond = (request) => {
    request.resume().once('end', () => request.socket.destroy());
  };
  const send = (nginx: Nginx) => (n: number) =>
    ask(nginx.url, '/api/quote/', { method: 'POST', body: 'a=b', from: `127.0.2.${n + 1}` });
  await withNginx([undefined, undefined], async ({ nginx, instances: [gone, alive] }) => {
    await gone!.stop();
    expect(count(await atRate(20, 1, send(nginx)), 200)).toBe(20);
    expect(alive!.requests.length).toBe(20);
  });
  await withNginx([dying, undefined], async ({ nginx, instances }) => {
    const answers = await atRate(20, 1, send(nginx));
    const [died, took] = instances.map(({ requests }) => requests.length);
    expect(died! + took!).toBe(20);
    expect([count(answers, 502), count(answers, 200)]).toEqual([died, took]);
  });
});

test('the longest header that an instance can send passes', async () => {
  const policy = `script-src ${'x'.repeat(12_000)}`;
  const long: Respond = ({ url = '' }, response) =>
    url.startsWith('/page/')
      ? response.writeHead(200, { 'content-security-policy': policy }).end('page')
      : response.writeHead(308, { location: '/%C3'.repeat(1_500) }).end();
  await withNginx([long], async ({ get }) => {
    const page = await get('/page/');
    expect([page.status, page.headers['content-security-policy']]).toEqual([200, policy]);
    expect([(await get('/old')).status, (await get('/old/')).status]).toEqual([308, 308]);
  });
});

const ok = { headers: {} };
const refusals: readonly [
  what: string,
  status: number,
  target: string,
  asked?: Parameters<typeof ask>[2],
][] = [
  ['an address of 7,900 letters', 414, `/${'a'.repeat(7_900)}`],
  ['one of 4,000', 414, `/${'a'.repeat(4_000)}`],
  ['one of 2,049', 414, `/${'a'.repeat(2_048)}`],
  ['a long query', 414, `/page/?${'a'.repeat(2_048)}`],
  ['a long address under /api/', 414, `/api/report/?${'a'.repeat(2_048)}`],
  ['a fragment', 400, '/page/#1'],
  ['a fragment in a query', 400, '/page/?a#1'],
  ['a fragment under /api/', 400, '/api/ready/#1'],
  ['a step up', 400, '/a/../page/'],
  ['an encoded step', 400, '/a/%2e%2E/page/'],
  ['a step with backslashes', 400, '/a\\..\\page/'],
  ['Next’s data route', 404, '/_next/data/build/api/health.json'],
  ['the same in another spelling', 404, '//%5fnext/data/build/api/health.json'],
  ['Next’s picture resizer', 404, '/_next/image?url=%2Fa.png&w=64&q=75'],
  ['a payload’s own address', 404, '/page.rsc'],
  ['the same in another spelling', 404, '/page.%72sc/'],
  ['a hashed file in another spelling', 404, '/_next/static/%61.js'],
  ['a segment that no page can have', 400, '/page/', { headers: segment('no segment') }],
  ['a form posted to a page', 405, '/page/', { method: 'POST', body: 'a=b' }],
  ['another method', 405, '/page/', { method: 'DELETE' }],
  ['a host of 300 letters', 400, '/page/', { headers: { host: 'h'.repeat(300) } }],
  ['a host that is none', 400, '/page/', { headers: { host: 'a/b' } }],
  ['a cookie of 7 kB', 400, '/page/', { headers: { cookie: 'c'.repeat(7_000) } }],
  ['health, asked from outside', 403, '/api/health/', { from: attackerAddress }],
  ['the same in another spelling', 403, '//%61pi/health/?a', { from: attackerAddress }],
  ['what Next may take for health', 403, '/api/health.json', { from: attackerAddress }],
];

test('what is refused is refused before an instance is asked', async () => {
  await withNginx([undefined], async ({ nginx, get, instances: [instance] }) => {
    for (const [what, status, target, asked = ok] of refusals)
      expect([what, (await ask(nginx.url, target, asked)).status]).toEqual([what, status]);
    expect(instance!.requests.map(({ url }) => url)).toEqual([]);

    expect((await get(`/${'a'.repeat(2_046)}/`)).status).toBe(200);
    expect((await get('/page/', { cookie: 'c'.repeat(5_000) })).status).toBe(200);
  });
});

test('headers of a request stay below what Node refuses, however many they are', async () => {
  await withNginx([undefined, undefined], async ({ get, instances }) => {
    const refused: number[] = [];
    for (const [lines, bytes] of [
      [5, 50],
      [500, 5],
      [3, 3_000],
      [6, 3_000],
      [100, 200],
    ] as const) {
      const many = Array.from({ length: lines }, () => 'h'.repeat(bytes));
      for (const target of ['/api/ready/', `/new-${lines}/`]) {
        const { status } = await get(target, { 'x-many': many });
        if (status !== 200) refused.push(status);
      }
    }
    expect(new Set(refused)).toEqual(new Set([400])); // nginx's; Node says 431
    for (const { requests } of instances)
      for (const { rawHeaders } of requests)
        expect(rawHeaders.join().length).toBeLessThan(16 * 1024);
  });
});

test('nginx passes a request for a page on with a few known headers, each once', async () => {
  await withNginx([undefined], async ({ nginx, get, instances: [instance] }) => {
    const headers = {
      rsc: ['1', '1'], // nginx reads the first, Node would read "1, 1": HTML
      cookie: 'a=b; __prerender_bypass=x',
      'x-middleware-prefetch': '1',
      'x-matched-path': '/evil',
      'x-nextjs-data': '1',
      'x-limit-client': 'evil',
      'x-cache-status': 'EXPIRED',
      accept: 'text/evil',
      'user-agent': 'evil',
    };
    const answer = await ask(nginx.url, '/page/', { headers, body: 'a body' });
    expect(answer.headers['content-type']).toBe('text/x-component');
    const { rawHeaders } = instance!.requests.at(-1)!;
    const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
    expect(names.toSorted()).toEqual([
      'host',
      'rsc',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
    expect((await get('/page/')).headers['content-type']).toBe('text/html');
  });
});

test('browsers revalidate what may change; directives for shared caches reach nginx alone', async () => {
  const asked = new Map([
    [nextCacheControl, 'public, max-age=0, must-revalidate'],
    ['public, max-age=0, must-revalidate', 'public, max-age=0, must-revalidate'],
    ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    ['private, no-store', 'private, no-store'],
    ['no-store', 'no-store'],
  ]);
  const words: Respond = ({ url = '' }, response) =>
    response
      .writeHead(200, {
        'cache-control': [...asked.keys()][Number(url.split('/').at(-2)) || 0],
        'cdn-cache-control': 'max-age=900',
      })
      .end('page');
  await withNginx([words], async ({ get }) => {
    for (const [i, browsers] of [...asked.values()].entries())
      for (const target of [`/page/${i}/`, `/api/${i}/`]) {
        const [, { headers }] = [await get(target), await get(target)];
        expect([target, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
          target,
          browsers,
          undefined,
        ]);
        const kept = i < 3 && target.startsWith('/page/');
        expect([target, headers['x-cache']]).toEqual([
          target,
          kept ? 'HIT' : target.startsWith('/api/') ? undefined : 'MISS',
        ]);
      }
  });
});

/** Twenty of each are asked for; none may be a copy of its own. */
const inventions: readonly [
  what: string,
  target: (n: number) => string,
  headers?: (n: number) => Record<string, string>,
][] = [
  ['queries', (n) => `/page/?${n}`],
  ['fragments', (n) => `/page/#${n}`],
  ['addresses below /404/', (n) => `/404/${n}/`],
  ['payloads of addresses below /404/', (n) => `/404/${n}/`, () => rsc],
  ['addresses that do not exist', (n) => `/invented-${n}/`],
  ['payloads of addresses that do not exist', (n) => `/invented-${n}/?_rsc=${n}`, () => rsc],
  ['payloads by their own address', (n) => `/invented-${n}.rsc`],
  ['addresses without a slash', (n) => `/old-${n}`],
  ['`_rsc`', (n) => `/page/?_rsc=${n}`, () => rsc],
  ['state trees', () => '/page/', (n) => ({ ...rsc, 'next-router-state-tree': `${n}` })],
  ['Next-Url', () => '/page/', (n) => ({ ...rsc, 'next-url': `/${n}` })],
  ['prefetch', () => '/page/', (n) => ({ ...rsc, 'next-router-prefetch': `${n + 2}` })],
  ['segments', () => '/page/', (n) => segment(`/${n}`)],
  ['segments of a file', () => '/search/list.json', (n) => segment(`/${n}`)],
  ['payloads of a hashed file', () => '/_next/static/a.js', (n) => segment(`/${n}`)],
  ['spellings of a hashed file', (n) => `/_next/static/${'%61'.repeat(n + 1)}.js`],
  ['queries of a hashed file', (n) => `/_next/static/a.js?${n}`],
  ['resized pictures', (n) => `/_next/image?url=%2F${n}.png&w=64&q=75`],
  ['hosts', () => '/page/', (n) => ({ host: `evil-${n}.example` })],
  ['encodings', () => '/page/', (n) => ({ 'accept-encoding': `x-${n}` })],
  ['references of a quote', (n) => `/quote-sent/Q-${n}/`],
];

test('nothing that a client invents is another copy of a page', async () => {
  await withNginx([undefined], async ({ nginx, get }) => {
    const known: readonly [string, Record<string, string>?][] = [
      ['/page/'],
      ['/page/', rsc],
      ['/page/', segment('/_tree')],
      ['/404/'],
      ['/404/', rsc],
      ['/search/list.json'],
      ['/_next/static/a.js'],
    ];
    for (const [target, headers] of known) await get(target, headers);
    expect(nginx.kept()).toHaveLength(known.length);

    for (const [what, target, headers] of inventions) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => get(target(n), headers?.(n) ?? undefined)),
      );
      expect([what, nginx.kept().length]).toEqual([what, known.length]);
    }
  });
});

test('an address of WordPress by number is redirected, and never gets the cached home page', async () => {
  await withNginx([undefined], async ({ nginx, get }) => {
    await get('/');
    for (const [target, location] of [
      ['/?p=12', '/post/12/'],
      ['/?page_id=7&preview=true', '/post/7/'],
      ['/?a=b&p=133', '/post/133/'],
    ] as const) {
      const { status, headers } = await get(target);
      expect([target, status, headers.location]).toEqual([target, 308, location]);
    }
    for (const target of ['/?p=summer', '/?q=1', '/?up=12', '/?p=12345678901'])
      expect([target, (await get(target)).headers['x-cache']]).toEqual([
        target,
        expect.stringMatching(/HIT|REVALIDATED/),
      ]);
    const home = await get('/');
    expect([home.status, nginx.kept().length]).toEqual([200, 1]);
  });
});

test('a client that invents addresses is limited, gets known pages all the same, and slows down nobody', async () => {
  const slowly: Respond = (request, response) => {
    if (request.url?.startsWith('/invented')) setTimeout(asNext, 20, request, response);
    else asNext(request, response);
  };
  await withNginx([slowly], async ({ nginx, get, instances: [instance] }) => {
    await get('/known/');
    const ending = new AbortController();
    const visiting = (async () => {
      const visits: RawResponse[] = [];
      for (let n = 0; !ending.signal.aborted; n += 1, await pause(80))
        visits.push(await get('/known/'), await get(`/new-${n}/`), await get('/api/ready/'));
      return visits;
    })();
    let n = 0;
    const attack: RawResponse[] = [];
    const deadline = Date.now() + 2_000;
    const attacker = async () => {
      while (Date.now() < deadline)
        attack.push(await ask(nginx.url, `/invented-${(n += 1)}/`, { from: attackerAddress }));
    };
    await Promise.all(Array.from({ length: 100 }, attacker));
    const known = await ask(nginx.url, '/known/', { from: attackerAddress });
    ending.abort();
    const visits = await visiting;

    expect(new Set(statuses(attack))).toEqual(new Set([307, 429]));
    expect(attack.find(({ status }) => status === 429)!.headers['retry-after']).toBe('1');
    // 500 at first and 20 a second; those that wait are answered in five more seconds.
    expect(count(attack, 307)).toBeLessThan(700);
    expect(instance!.load.max).toBeLessThanOrEqual(18); // 16 of the attack, and the visitor's
    expect(known.status).toBe(200);
    expect(new Set(statuses(visits))).toEqual(new Set([200]));
    expect(visits.length).toBeGreaterThan(30);
  });
});

test('a client that asks for all known pages at once gets them all, and the site is asked for some', async () => {
  await withNginx([undefined], async ({ nginx, instances: [instance] }) => {
    const known = Array.from({ length: 400 }, (_, n) => `/known-${n}/`);
    const walk = async () => {
      const answers: RawResponse[] = [];
      const line = known.values();
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (const target of line)
            answers.push(await ask(nginx.url, target, { from: attackerAddress }));
        }),
      );
      return answers;
    };
    expect(count(await walk(), 200)).toBe(400);
    await pause(1_500); // the copies are stale
    const before = instance!.requests.length;
    const startedAt = Date.now();
    expect(count(await walk(), 200)).toBe(400);
    const seconds = (Date.now() - startedAt) / 1000;
    expect(instance!.requests.length - before).toBeLessThanOrEqual(102 + 100 * seconds);
  });
});

const forged = `__prerender_bypass=${'a'.repeat(32)}; preview=grades.12.1795000000.${'b'.repeat(64)}`;

test('only cookies in the form of a preview pass the cache, and a limited number of them', async () => {
  await withNginx([undefined], async ({ get, instances: [instance] }) => {
    await get('/page/');
    for (const cookie of [
      '__prerender_bypass=x',
      `__prerender_bypass=${'a'.repeat(32)}`,
      'preview=grades.12.1795000000.x; __prerender_bypass=x',
      '__next_preview_data=x',
    ])
      expect([cookie, (await get('/page/', { cookie })).headers['x-cache']]).toEqual([
        cookie,
        expect.stringMatching(/HIT|REVALIDATED/),
      ]);
    const before = instance!.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => get('/page/', { cookie: `q=1; ${forged}` })),
    );
    const passed = answers.filter(({ status }) => status === 200);
    expect(new Set(passed.map(({ headers }) => headers['x-cache']))).toEqual(new Set(['BYPASS']));
    expect(instance!.requests.length - before).toBe(passed.length);
    expect(passed.length).toBeLessThanOrEqual(25);
    expect(count(answers, 429)).toBe(40 - passed.length);
    expect(instance!.requests.at(-1)!.headers.cookie).toBe(forged);
  });
});

test('a client is an IPv4 address or an IPv6 network', async () => {
  const networks: readonly [what: string, address: (n: number) => string, limited: boolean][] = [
    ['addresses of a /64', (n) => `2001:db8:1:2::${n + 1}`, true],
    ['addresses of a /64 with zeros', (n) => `2001:db8::${n + 1}`, true],
    ['networks', (n) => `2001:db8:2:${n + 1}::1`, false],
    ['an IPv4 address in two forms', (n) => `${n % 2 ? '::ffff:' : ''}192.0.2.1`, true],
    ['IPv4 addresses', (n) => `198.51.100.${n + 1}`, false],
    ['IPv4 addresses in IPv6 form', (n) => `::ffff:203.0.113.${n + 1}`, false],
  ];
  await withNginx(
    [undefined],
    async ({ nginx }) => {
      for (const [what, address, limited] of networks) {
        const answers = await Promise.all(
          Array.from({ length: 30 }, (_, n) =>
            ask(nginx.url, '/api/quote/', {
              method: 'POST',
              body: 'a=b',
              headers: { 'x-client': address(n) },
            }),
          ),
        );
        expect([what, statuses(answers).includes(429)]).toEqual([what, limited]);
      }
    },
    { addressHeader: 'X-Client' },
  );
});
