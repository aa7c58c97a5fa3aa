import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { securityHeaders } from './lib/server/security-headers.mjs';

// The build touches no address but WordPress's.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** The workers of one build inherit this folder, where they share what was read from WordPress. It goes with the build. */
function prepareBuild() {
  if (process.env.CMS_BUILD_FOLDER) return;
  const folder = mkdtempSync(join(tmpdir(), 'hard-metals-build-'));
  process.env.CMS_BUILD_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) prepareBuild();

  return {
    trailingSlash: true,
    // middleware.ts adds the slash itself, so that an old address takes one hop and not two.
    skipTrailingSlashRedirect: true,
    typedRoutes: true,
    // Seconds: a build's worker may be reading 20,000 records meanwhile (lib/cms/client.ts).
    staticPageGenerationTimeout: 620,
    poweredByHeader: false,
    // lib/server/ready-pages.ts makes them, once for each page.
    generateEtags: false,
    // The text of a page stands beside it: /services/ and /services.md.
    rewrites: async () => [{ source: '/:page(.+\\.md)', destination: '/text/:page' }],
    // Pictures come in WordPress's own sizes; a resizer that any address can be given to would be a lever.
    images: { unoptimized: true },
    cacheHandler: import.meta.resolve('./lib/page-cache/page-cache.cjs').replace('file://', ''),
    // The server with reload needs eval and a socket, which no visitor gets.
    headers: () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : securityHeaders),
    // The page cache puts the sheets into the page: many small ones cost no request, and no page what it does not use.
    experimental: {
      cssChunking: { type: 'graph', requestCost: 4_000 },
      // Pages are made by two at least: the process that counts them is idle, and Next keeps a core for it.
      cpus: Math.max(2, availableParallelism() - 1),
    },
    // Each of them would keep the source map of every chunk, a quarter of its memory. What stops a build here is a sentence.
    enablePrerenderSourceMaps: false,
    compiler: { define: { SERVICE_WORKER_BUILD: serviceWorkerBuild() } },
    sassOptions: { fatalDeprecations: ['import', 'global-builtin'] },
  };
}

/** What the service worker is told of its build: a name of its own, and whether it shall go away. */
const serviceWorkerBuild = () =>
  JSON.stringify({
    release: Date.now().toString(36),
    off: process.env.SERVICE_WORKER === 'off',
  });
