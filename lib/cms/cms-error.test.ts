// @ts-nocheck -- prototype: not adapted yet
/** @jest-environment node */
import { inspect } from 'node:util';
import { toRecords } from '@/lib/runtime/log-lines.cjs';
import { siteServer } from '@/lib/runtime/process-state.cjs';
import { CmsError } from './cms-error';

afterEach(() => void (siteServer.running = false));

test('a running server has no line in its log for each page that Next cannot regenerate', () => {
  const printed = () => toRecords(`${inspect(new CmsError('503 from /wp-json/'))}\n`, 'error');
  expect(printed()[0]?.message).toContain('CmsError: 503 from /wp-json/');
  siteServer.running = true;
  expect(printed()).toEqual([]);
});
