/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

/** A PDF's text with its compressed streams, such as those that hold objects, read out. */
function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return ''; // not compressed, or not by this way
    }
  });
  return [text, ...streams].join('\n');
}

test('the links of the line card’s PDF lead to pages of one public site', () => {
  const pdf = unpacked(readFileSync('public/product-line-card.pdf'));
  const links = [...pdf.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, link = '']) => new URL(link));
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links.map(({ origin }) => origin)).size).toBe(1);
  const known = metals.map((metal) => routes.inventory(metal) as string);
  for (const { protocol, hostname, port, pathname } of links) {
    expect([protocol, port]).toEqual(['https:', '']);
    // Neither this machine nor an address in a private network.
    expect(hostname).toMatch(/^(?!.*\blocalhost$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/);
    expect(known).toContain(pathname);
  }
});
