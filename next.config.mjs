// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
} from 'next/constants.js';
import { loadTypeScript } from './lib/server/typescript.mjs';

// The build touches no address but WordPress's.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** @param {string} path */
const load = (path) => loadTypeScript(path, import.meta.url);

/** Set by the first process of a build, and inherited by its workers. */
const isBuildWorker = () => Boolean(process.env.CMS_BUILD_FOLDER);

/** Stops a build and a start with a sentence for each wrong setting. @param {'build' | 'start'} command */
function checkSettings(command) {
  const { checkSettings: check } = load('./lib/server/check-settings.ts');
  for (const warning of check(command)) process.stderr.write(`${warning}\n`);
}

/** The workers of one build inherit this folder, where they share what was read from WordPress. It goes with the build. */
function prepareBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'hard-metals-build-'));
  process.env.CMS_BUILD_FOLDER = folder;
  // glibc would keep freed buffers in up to eight arenas a core, for each worker.
  process.env.MALLOC_ARENA_MAX ??= '2';
  const { builtWith, writeBuiltWith } = load('./lib/server/built-with.ts');
  const { env } = load('./lib/runtime/env.ts');
  process.once('exit', (status) => {
    printMissingContent(join(folder, 'missing-content.txt'));
    rmSync(folder, { recursive: true, force: true });
    if (status === 0) writeBuiltWith(process.cwd(), builtWith(env), performance.timeOrigin);
  });
}

/** All that the build found missing in WordPress (lib/content/missing-content.ts), as its last words. @param {string} file */
function printMissingContent(file) {
  if (!existsSync(file)) return;
  const sentences = readFileSync(file, 'utf8').split('\n');
  process.stderr.write(
    `\nThis WordPress lacks what the site needs (${sentences.length}):\n${sentences.map((each) => `  - ${each}\n`).join('')}`,
  );
}

/** Before anything else reads them. Ends the process where the settings or the folder cannot be used. @param {string} phase */
function prepare(phase) {
  try {
    if (/[#%?]/.test(import.meta.dirname))
      throw new Error(
        `The site cannot be built in ${import.meta.dirname}: "#", "%" and "?" in a path mean something else to the bundler.`,
      );
    if (phase === PHASE_PRODUCTION_BUILD) {
      checkSettings('build');
      prepareBuild();
    } else if (phase === PHASE_PRODUCTION_SERVER) checkSettings('start');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** @param {string} phase @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  if (!isBuildWorker()) prepare(phase);
  const { securityHeaders } = await import('./lib/server/security-headers.mjs');

  return {
    trailingSlash: true,
    // middleware.ts adds the slash itself, so that an old address takes one hop and not two.
    skipTrailingSlashRedirect: true,
    typedRoutes: true,
    // Seconds: a build's worker may be reading 20,000 records meanwhile (lib/cms/list-collection.ts).
    staticPageGenerationTimeout: 620,
    poweredByHeader: false,
    // Addresses that this WordPress gives to its posts, where it names their types otherwise than the site.
    redirects: async () => load('./lib/routing/mapped-addresses.ts').mappedAddresses(),
    // Each page also has an address as text: /services/ and /services.md.
    rewrites: async () => [{ source: '/:page(.+\\.md)', destination: '/text/:page' }],
    // Pictures come in WordPress's own sizes. Next's resizer would let anyone make the server fetch and resize pictures.
    images: { unoptimized: true },
    cacheHandler: process.env.TRIAL_HANDLER || fileURLToPath(import.meta.resolve('./lib/cache/cache-handler.cjs')),
    ...(process.env.CACHE_MEMORY && { cacheMaxMemorySize: Number(process.env.CACHE_MEMORY) }),
    // The server with reload needs eval and a socket, which no visitor gets.
    headers: () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : securityHeaders),
    experimental: {
      // Bytes before minifying. The weight calculator has more than the default of 50,000, and would split off a chunk of 0.3 kB.
      turbopackChunking: { minChunkSize: 80_000 },
      ...(phase === PHASE_PRODUCTION_BUILD && { cpus: buildWorkers() }),
      // Links lead to documents (decision 72): nothing is prefetched, and a build need not measure what would be.
      prefetchInlining: false,
      // Pages that a worker makes at a time. Eight, the default, take 130 MiB more at 20,000 pages, and no less time (decision 83).
      staticGenerationMaxConcurrency: 2,
    },
    // Each of them would keep the source map of every chunk, a quarter of its memory. What stops a build here is a sentence.
    enablePrerenderSourceMaps: false,
    // The service worker stores pages for one release.
    compiler: { define: { RELEASE: JSON.stringify(Date.now().toString(36)) } },
    sassOptions: { fatalDeprecations: ['import', 'global-builtin'] },
  };
}

/** How many processes make pages: two at least, for the process that counts them is idle, and Next keeps a core for it. */
const buildWorkers = () =>
  load('./lib/runtime/env.ts').env.BUILD_WORKERS ?? Math.max(2, availableParallelism() - 1);
