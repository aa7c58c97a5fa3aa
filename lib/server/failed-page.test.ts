/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedPage } from './failed-page';

const empty = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const built = '<!DOCTYPE html><html lang="en-US"><body><footer></footer></body></html>';

test('an empty document of Next becomes the built page, any other stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-page-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(failedPage(empty)).toBe(empty);
  mkdirSync(join(folder, '.next/server/app'), { recursive: true });
  writeFileSync(join(folder, '.next/server/app/unavailable.html'), built);
  expect(failedPage(empty)).toBe(built);
  expect(failedPage('')).toBe('');
  expect(failedPage('<!DOCTYPE html><html><body>words</body></html>')).toContain('words');
});
