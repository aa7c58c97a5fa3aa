/** @jest-environment node */
import { inspect } from 'node:util';
import { CmsError } from './cms-error';

test('a running server prints nothing for each page that Next cannot regenerate', () => {
  const error = new CmsError('503 from /wp-json/');
  expect(inspect(error)).toContain('CmsError: 503 from /wp-json/');
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs', PORT: '3000' });
  expect(inspect(error)).toBe('');
});
