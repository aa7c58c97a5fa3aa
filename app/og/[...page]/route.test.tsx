/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { toEntry, type Entry } from '@/lib/content/directory/entry';
import { GET } from './route';

let entry: Entry | null = null;
jest.mock('@/lib/content/directory', () => ({ getEntry: async () => entry }));

let drawn = '';
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(picture: React.ReactElement) {
      drawn = renderToStaticMarkup(picture);
    }
    arrayBuffer = async () => new ArrayBuffer(8);
  },
}));

const ask = (...page: string[]) =>
  GET(new Request('https://site.example/'), { params: Promise.resolve({ page }) });

test('the picture of a page has no letter for which its renderer would fetch a font', async () => {
  entry = toEntry({
    path: '/services/sawing/',
    part: { slug: 'services', title: 'Services ≤ 日本' },
    kind: 'Service',
    title: 'Sawing 💣 ½″ Škoda',
    details: () => ({ summary: '', facts: [{ name: 'Größe', value: '5 ≤ x 👍' }] }),
  });
  const response = await ask('services', 'sawing.png');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(drawn).toContain('>Sawing ½″ Skoda<');
  expect(drawn).toContain('>Services &lt;=<');
  expect(drawn).toContain('>Größe  5 &lt;= x<');
});

test.each(['titanium '.repeat(2_500), 'x'.repeat(20_000), '日'.repeat(20_000), 'ﷺ'.repeat(20_000)])(
  'a title and a fact of thousands of letters are cut to the room in the picture',
  async (words) => {
    entry = toEntry({
      path: '/services/sawing/',
      part: { slug: 'services', title: words },
      kind: 'Service',
      title: words,
      details: () => ({ summary: '', facts: [{ name: words, value: words }] }),
    });
    await ask('services', 'sawing.png');
    const texts = drawn.match(/(?<=>)[^<>]+(?=<)/g) ?? [];
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(150);
  },
);

test('the picture of an address without a page is a 404', async () => {
  entry = null;
  expect((await ask('services', 'nothing.png')).status).toBe(404);
  expect((await ask('services', 'sawing.jpg')).status).toBe(404);
});
