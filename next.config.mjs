import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { securityHeaders } from './lib/server/security-headers.mjs';

// The build touches no address but WordPress's.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  // The workers of one build inherit this folder, where they share what was read from WordPress.
  if (phase === PHASE_PRODUCTION_BUILD)
    process.env.CMS_BUILD_FOLDER ??= mkdtempSync(join(tmpdir(), 'hard-metals-build-'));

  return {
    trailingSlash: true,
    // middleware.ts adds the slash itself, so that an old address takes one hop and not two.
    skipTrailingSlashRedirect: true,
    typedRoutes: true,
    poweredByHeader: false,
    // lib/server/page-etag.ts makes them, once for each page.
    generateEtags: false,
    // The text of a page stands beside it: /services/ and /services.md.
    rewrites: async () => [{ source: '/:page(.+\\.md)', destination: '/text/:page' }],
    cacheHandler: import.meta.resolve('./lib/page-cache/page-cache.cjs').replace('file://', ''),
    // The server with reload needs eval and a socket, which no visitor gets.
    headers: () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : securityHeaders),
    sassOptions: { fatalDeprecations: ['import', 'global-builtin'] },
  };
}
