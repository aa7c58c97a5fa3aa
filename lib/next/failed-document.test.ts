/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isFailedDocument } from './failed-document';

test('the document of a page that threw is recognized as React writes it', () => {
  const text = readFileSync(require.resolve('next/dist/server/app-render/app-render'), 'utf8');
  const [, id] = /const errorShell = createElement\('html', \{\s*id: '(\w+)'\s*\}/.exec(text) ?? [];
  // React's streams, which Next uses, begin a document so; `renderToString` leaves that out.
  const document = `<!DOCTYPE html>${renderToString(createElement('html', { id }, createElement('head'), createElement('body')))}`;
  expect(isFailedDocument(document)).toBe(true);
});

test('a page of the site is not', () => {
  expect(isFailedDocument('<!DOCTYPE html><html lang="en-US">')).toBe(false);
  expect(isFailedDocument('')).toBe(false);
});
