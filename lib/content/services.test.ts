/** @jest-environment node */
import { getProcesses } from './services';

test('processes stand in the order of an editor’s numbers', async () => {
  const slugs = (await getProcesses()).map(({ slug }) => slug);
  expect(slugs.slice(0, 2)).toEqual(['sawing', 'plate-sawing']);
});
