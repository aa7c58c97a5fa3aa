/** @jest-environment node */
process.env.WORDPRESS_URL = 'https://cms.example.com';
const loaded = import('./trail-of');

/** WordPress redirects these paths, and no other. */
function wordPressMoves(moved: Record<string, string>) {
  globalThis.fetch = (async (url: string) => {
    const location = moved[new URL(url).pathname];
    return new Response(null, location ? { status: 301, headers: { location } } : { status: 404 });
  }) as typeof fetch;
}
const known = new Set(['/about-us-2/', '/inventory/titanium/']);

test.each<[string, string, Record<string, string>, string[], 'leads on' | 'a circle' | 'nowhere']>([
  ['nowhere', '/a/', {}, ['/a/'], 'nowhere'],
  ['to a page', '/a/', { '/a/': '/about-us-2' }, ['/a/', '/about-us-2/'], 'leads on'],
  [
    'to a page in two',
    '/a/',
    { '/a/': '/b/', '/b/': '/about-us-2/' },
    ['/a/', '/b/', '/about-us-2/'],
    'leads on',
  ],
  [
    'to an old address of ours',
    '/a/',
    { '/a/': '/titanium-grades/' },
    ['/a/', '/inventory/titanium/'],
    'leads on',
  ],
  [
    'to another host',
    '/a/',
    { '/a/': 'https://shop.example/a/b' },
    ['/a/', 'https://shop.example/a/b'],
    'leads on',
  ],
  ['back', '/a/', { '/a/': '/b/', '/b/': '/a/' }, ['/a/', '/b/', '/a/'], 'a circle'],
  ['back without a slash', '/a', { '/a/': '/b/', '/b/': '/a/' }, ['/a', '/b/', '/a/'], 'a circle'],
  [
    'into a circle of others',
    '/a/',
    { '/a/': '/b/', '/b/': '/c/', '/c/': '/b/' },
    ['/a/', '/b/', '/c/', '/b/'],
    'a circle',
  ],
  [
    'on and on',
    '/0/',
    Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`/${i}/`, `/${i + 1}/`])),
    ['/0/', '/1/', '/2/', '/3/', '/4/', '/5/'],
    'a circle',
  ],
  ['deeper than pages stand', '/a/b/', { '/a/b/': '/about-us-2/' }, ['/a/b/'], 'nowhere'],
])('%s', async (_, from, moved, trail, end) => {
  const { isCircle, endsAtPage, trailOf } = await loaded;
  wordPressMoves(moved);
  expect(await trailOf(from, known)).toEqual(trail);
  expect([endsAtPage(trail, known), isCircle(trail)]).toEqual([
    end === 'leads on',
    end === 'a circle',
  ]);
});
