// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants.js';

// The build touches no address but WordPress's.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** The workers of one build inherit this folder, where they share what was read from WordPress. It goes with the build. */
function prepareBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'hard-metals-build-'));
  process.env.CMS_BUILD_FOLDER = folder;
  // glibc would keep freed buffers in up to eight arenas a core, for each worker.
  process.env.MALLOC_ARENA_MAX ??= '2';
  process.once('exit', () => {
    // The last words of a build (lib/content/static-params.ts).
    const report = join(folder, 'build-report.txt');
    if (existsSync(report)) process.stderr.write(readFileSync(report));
    rmSync(folder, { recursive: true, force: true });
  });
}

/** @param {string} phase @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  // Set by the first process of a build, and inherited by its workers.
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.CMS_BUILD_FOLDER) prepareBuild();
  const { securityHeaders } = await import('./lib/server/security-headers.mjs');

  return {
    trailingSlash: true,
    // middleware.ts adds the slash itself, so that an old address takes one hop and not two.
    skipTrailingSlashRedirect: true,
    typedRoutes: true,
    // Seconds: a build's worker may be reading 20,000 records meanwhile (lib/cms/list-collection.ts).
    staticPageGenerationTimeout: 620,
    poweredByHeader: false,
    // Each page also has an address as text: /services/ and /services.md.
    rewrites: async () => [{ source: '/:page(.+\\.md)', destination: '/text/:page' }],
    // Pictures come in WordPress's own sizes. Next's resizer would let anyone make the server fetch and resize pictures.
    images: { unoptimized: true },
    // Vercel has a cache of its own.
    ...(!process.env.VERCEL && {
      cacheHandler: fileURLToPath(import.meta.resolve('./lib/cache/cache-handler.cjs')),
    }),
    // The server with reload needs eval and a socket, which no visitor gets.
    headers: () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : securityHeaders),
    experimental: {
      // A page's styles stand in its HTML: one round trip less before the first paint.
      inlineCss: true,
      cssChunking: { type: 'graph', requestCost: 1000 },
      // Bytes before minifying. The weight calculator has more than the default of 50,000, and would split off a chunk of 0.3 kB.
      turbopackChunking: { minChunkSize: 80_000 },
      ...(phase === PHASE_PRODUCTION_BUILD && { cpus: buildWorkers }),
      // Links lead to documents (decision 72): nothing is prefetched, and a build need not measure what would be.
      prefetchInlining: false,
      // Pages that a worker makes at a time. Eight, the default, take 130 MiB more at 20,000 pages, and no less time (decision 83).
      staticGenerationMaxConcurrency: 2,
    },
    // Each of them would keep the source map of every chunk, a quarter of its memory. What stops a build here is a sentence.
    enablePrerenderSourceMaps: false,
    // The service worker stores pages for one release. With a new value in each run, jest would compile every file again.
    ...(phase !== PHASE_TEST && {
      compiler: { define: { RELEASE: JSON.stringify(Date.now().toString(36)) } },
    }),
    sassOptions: { fatalDeprecations: ['import', 'global-builtin'] },
  };
}

/** How many processes make pages: two at least, for the process that counts them is idle, and Next keeps a core for it. */
const buildWorkers = Math.max(2, availableParallelism() - 1);
