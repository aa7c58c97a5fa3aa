/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/e2e/machine/local-server';
import { mirror } from './crawl';
import { fileOf, pathsIn, toMirrored } from './links';
import { sha256 } from '@/lib/runtime/sha256.cjs';
import { digestsIn, compareManifest } from './manifest';

const site = 'https://www.example.com';

test.each([
  ['<a href="/services/?a=1#b">', ['/services/']],
  ['<img srcset="/a.png 1x, /b.png 2x" src="/c.png">', ['/a.png', '/b.png', '/c.png']],
  ['<a href="https://other.example/x/"> <a href="//other.example/y/"> <a href="#z">', []],
  ['<loc>https://www.example.com/glossary/alloy/</loc>', ['/glossary/alloy/']],
  ['[Alloy](https://www.example.com/glossary/alloy.md)', ['/glossary/alloy.md']],
  ['<a href="/glossary/caf%C3%A9/"> <a href="/%ff/">', ['/glossary/café/']],
  ['self.push([1,"<a href=\\"/no/\\">"])', []],
])('%s names %j', (text, paths) => expect(pathsIn(text, site)).toEqual(paths));

test.each([
  ['/', 'index.html'],
  ['/services/', 'services/index.html'],
  ['/services.md', 'services.md'],
])('%s is the file %s', (path, file) => expect(fileOf(path)).toBe(file));

test('forms that nobody takes open mail, pictures of WordPress are the mirror’s own, scripts stay', () => {
  const html =
    '<form class="a" action="/api/quote/" method="post"><form action="/search/">' +
    '<img src="https://cms.example/wp-content/a.png"><script>"src=\\"https://cms.example/wp-content/a.png\\""</script>';
  expect(toMirrored(html, 'sales@example.com', 'https://cms.example')).toBe(
    '<form class="a" action="mailto:sales@example.com?subject=Quote%20request" enctype="text/plain" method="post"><form action="/search/">' +
      '<img src="/wp-content/a.png"><script>"src=\\"https://cms.example/wp-content/a.png\\""</script>',
  );
});

test('drift is what is missing, changed or added', () => {
  const manifest = { made: '', site, files: { a: '1', b: '2', c: '3' } };
  expect(compareManifest(manifest, { a: '1', b: '9', d: '4' })).toEqual({
    missing: ['c'],
    changed: ['b'],
    added: ['d'],
  });
  expect(compareManifest(manifest, manifest.files)).toEqual({
    missing: [],
    changed: [],
    added: [],
  });
});

describe('a small site', () => {
  const pages: Record<string, string> = {
    '/': '<a href="/services/">',
    '/services/': '<a href="/old/"> <a href="/broken/"> <a href="/api/health/">',
    '/404/': 'not here',
    '/sitemap.xml': '<loc>https://www.example.com/inventory/titanium/grade/6al-4v/</loc>',
    '/inventory/titanium/grade/6al-4v/': 'a grade',
    '/compare/titanium/6al-4v.json': '{}',
  };
  let server: Server;
  let from: string;
  let release: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const status = url === '/404/' ? 404 : url === '/old/' ? 308 : url === '/broken/' ? 500 : 200;
      const type = url.endsWith('/')
        ? 'text/html'
        : url.endsWith('json')
          ? 'application/json'
          : 'text/xml';
      response.writeHead(status, { 'content-type': type }).end(pages[url] ?? '');
    });
    from = await listen(server);
    release = mkdtempSync(join(tmpdir(), 'mirror-'));
    for (const [file, text] of [
      ['public/logo.svg', '<svg/>'],
      ['.next/static/chunks/a.js', 'a()'],
    ] as const) {
      mkdirSync(join(release, file, '..'), { recursive: true });
      writeFileSync(join(release, file), text);
    }
  });
  afterAll(() => {
    rmSync(release, { recursive: true });
    server.close();
  });

  test('is there whole, and what could not be fetched is named', async () => {
    const { files, faults } = await mirror({
      from,
      site,
      release,
      email: 'a@b.example',
      wordPress: null,
    });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'index.html',
        'services/index.html',
        '404/index.html',
        '404.html',
        'inventory/titanium/grade/6al-4v/index.html',
        'compare/titanium/6al-4v.json',
        'logo.svg',
        '_next/static/chunks/a.js',
      ]),
    );
    expect([...files.keys()].filter((file) => /^(?:api|old|broken)/.test(file))).toEqual([]);
    expect(faults).toEqual(['500 from /broken/']);
  });

  test('its files have the digests of the manifest', () => {
    expect(digestsIn(release)).toEqual({
      'public/logo.svg': sha256(Buffer.from('<svg/>')),
      '.next/static/chunks/a.js': sha256(Buffer.from('a()')),
    });
  });
});
