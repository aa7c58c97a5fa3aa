/** @jest-environment node */
import { createHash } from 'node:crypto';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { speculationRules } from '@/lib/browser/speculation-rules.cjs';
import { policyWithNonce } from './policy';

test('a page that is made for one request runs Next’s scripts by its nonce, and both of the site by their hashes', async () => {
  const policy = await policyWithNonce('abc');
  const [scripts = ''] = policy.split('; ').filter((each) => each.startsWith('script-src'));
  const hashes = [beforePaint, speculationRules].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(scripts.split(' ').slice(2)).toEqual([...hashes, "'nonce-abc'"]);
});
