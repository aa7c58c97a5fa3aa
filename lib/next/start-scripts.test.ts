/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files';
import { startScripts } from './start-scripts.cjs';

test('the script that starts a page is known as Next writes it from the manifest of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const params = {
    '/page': { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] },
    '/contact/page': { otherChunks: ['static/chunks/b.js'], runtimeModuleIds: ['</script>'] },
  };
  const manifest = { chunkLoadingGlobal: 'TURBOPACK', pagesChunkGroupBootstrapParams: params };
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify(manifest));
  expect(startScripts(folder)).toEqual(
    Object.keys(params).map((each) =>
      getTurbopackChunkGroupBootstrap(params as never, manifest.chunkLoadingGlobal, [
        each as never,
      ]),
    ),
  );
  rmSync(folder, { recursive: true });
  expect(startScripts('/nowhere')).toEqual([]);
});
