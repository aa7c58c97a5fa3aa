/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speculationRules } from '@/lib/browser/speculation-rules.cjs';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { policyFor } from './policy.cjs';

const chunks = { otherChunks: ['a.js'], runtimeModuleIds: [7] };
const start = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(chunks)});`;
const open = '(self.__next_f=self.__next_f||[]).push([0])';
const piece = 'self.__next_f.push([1,"1:\\"$Sreact\\"\\u003cp\\u003e"])';
const element = (text: string) => `<script>${text}</script>`;
const document = (...scripts: readonly string[]) =>
  `<html><body>${element(beforePaint)}<script id="_R_">${start}</script>${scripts.map(element).join('')}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const folder = mkdtempSync(join(tmpdir(), 'policy-'));
mkdirSync(join(folder, 'static/chunks'), { recursive: true });
writeFileSync(
  join(folder, 'build-manifest.json'),
  JSON.stringify({
    chunkLoadingGlobal: 'TURBOPACK',
    pagesChunkGroupBootstrapParams: { '/page': chunks, '/other/page': chunks },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));
const scriptsOf = (html: string) =>
  /script-src 'self'([^;]*);/.exec(policyFor(html, folder))![1]!.trim().split(' ');

test('the site’s own script has no characters that a renderer escapes', () => {
  expect(beforePaint).not.toMatch(/[<>&'"]/);
});

test('of a page that is in no cache, the flight data at its end is allowed', () => {
  expect(scriptsOf(document(open, piece))).toEqual(
    [open, piece, start, beforePaint, speculationRules].map(hash),
  );
});

test.each([
  ['a channel opened twice', document(open, piece, open)],
  ['a piece before the channel', document(piece)],
  ['code among the pieces', document(open, piece, 'alert(1)')],
  ['a form’s state, which no page here has', document(open, 'self.__next_f.push([2,"x"])')],
])('of %s nothing is allowed', (_, html) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(scriptsOf(html)).toEqual([start, beforePaint, speculationRules].map(hash));
});

test('a script that is refused is logged once, on one line', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const html = document('alert(2)\n', open, piece);
  policyFor(html, folder);
  policyFor(html, folder);
  expect(warn.mock.calls).toEqual([
    ['An inline script that neither Next nor the site wrote will not run: alert(2)?'],
  ]);
});

test('a response without a page allows no inline script', () => {
  expect(policyFor()).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; report-uri /api/browser-reports/"`,
  );
});
