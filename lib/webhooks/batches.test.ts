/** @jest-environment node */
import { effectsOfWebhooks } from '@/lib/content/affected';
import { affectedInBatch } from './batches';

jest.mock('@/lib/content/affected', () => ({ effectsOfWebhooks: jest.fn() }));
const affected = jest.mocked(effectsOfWebhooks);
const changes = [{ type: 'menu', slug: 'main', event: 'changed', before: null }] as const;
const nothing = { tags: [], addresses: [] };

test('webhooks that arrive together are read together, and each gets its own result', async () => {
  affected.mockResolvedValueOnce([
    { status: 'fulfilled', value: nothing },
    { status: 'rejected', reason: new Error('away') },
  ]);
  const [first, second] = await Promise.allSettled([
    affectedInBatch(changes),
    affectedInBatch(changes),
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: nothing });
  expect(second).toEqual({ status: 'rejected', reason: new Error('away') });
  expect(affected.mock.calls).toEqual([[[changes, changes]]]);
});

test('a batch that fails as a whole fails for each of its webhooks, and the next one is read', async () => {
  affected.mockRejectedValueOnce(new TypeError('a fault of ours'));
  await expect(affectedInBatch(changes)).rejects.toThrow('a fault of ours');
  affected.mockResolvedValueOnce([{ status: 'fulfilled', value: nothing }]);
  expect(await affectedInBatch(changes)).toEqual(nothing);
});
