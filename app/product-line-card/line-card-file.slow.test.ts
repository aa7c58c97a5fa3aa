/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { getForms, getGrades } from '@/lib/content/inventory';
import { getProcesses, getServices } from '@/lib/content/services';
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

/** The addresses of what the line card names. */
async function named(): Promise<string[]> {
  const stock = metals.map(async (metal) => [
    routes.inventory(metal),
    ...(await getGrades(metal)).map((grade) => routes.grade(metal, grade)),
    ...(await getForms(metal)).map((form) => routes.form(metal, form)),
  ]);
  return [
    ...(await Promise.all(stock)).flat(),
    ...(await getServices()).map(routes.service),
    ...(await getProcesses()).map(routes.process),
  ];
}

test('the links of the line card’s PDF lead to all that it names, on one public site', async () => {
  const pdf = unpacked(readFileSync('public/product-line-card.pdf'));
  const links = [...pdf.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, link = '']) => new URL(link));
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links.map(({ origin }) => origin)).size).toBe(1);
  const known = await named();
  expect(new Set(links.map(({ pathname }) => pathname))).toEqual(new Set(known));
  for (const { protocol, hostname, port } of links) {
    expect([protocol, port]).toEqual(['https:', '']);
    // The PDF has no link to this machine or a private network.
    expect(hostname).toMatch(/^(?!.*\blocalhost$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/);
  }
});
