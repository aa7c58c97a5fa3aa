import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import type { Manifest } from './mirror/manifest';

/*
 * npm run mirror -- FOLDER            writes the whole site as plain files
 * npm run mirror -- --check FOLDER    finds files that are missing, changed or added, and what the site has otherwise
 *
 * Both request pages of the site at --from (http://127.0.0.1:3001), and run in its release: its static files are read from there.
 */
nextEnv.loadEnvConfig(process.cwd());
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'http://127.0.0.1:3001' },
    check: { type: 'boolean', default: false },
  },
});
const [
  { mirror },
  { digestsIn, compareManifest, manifestFile, readManifest },
  { env },
  { sha256 },
  { site },
] = await Promise.all([
  import('./mirror/crawl'),
  import('./mirror/manifest'),
  import('@/lib/runtime/env'),
  import('@/lib/runtime/sha256.cjs'),
  import('@/lib/site/company'),
]);

try {
  const [name] = positionals;
  if (!name) throw new Error('Name the folder of the mirror: npm run mirror -- FOLDER.');
  const folder = resolve(name);
  const { files, faults } = await mirror({
    from: values.from.replace(/\/$/, ''),
    site: env.SITE_URL,
    release: process.cwd(),
    email: site.email,
    wordPress: env.WORDPRESS_URL ?? null,
  });
  for (const fault of faults) console.error(fault);
  const digests = Object.fromEntries([...files].map(([file, bytes]) => [file, sha256(bytes)]));
  if (values.check) check(folder, digests);
  else write(folder, files, { made: new Date().toISOString(), site: env.SITE_URL, files: digests });
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Beside the old one, then in its place: a mirror is whole or the one before. */
function write(folder: string, files: ReadonlyMap<string, Uint8Array>, manifest: Manifest) {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(join(next, file), bytes);
  }
  writeFileSync(join(next, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(`${folder}.before`, { recursive: true, force: true });
  try {
    renameSync(folder, `${folder}.before`);
  } catch {} // there was none
  renameSync(next, folder);
  rmSync(`${folder}.before`, { recursive: true, force: true });
  const bytes = [...files.values()].reduce((sum, each) => sum + each.byteLength, 0);
  console.log(`${files.size} files, ${(bytes / 1e6).toFixed(1)} MB: ${folder}`);
}

function check(folder: string, live: Readonly<Record<string, string>>) {
  const manifest = readManifest(folder);
  const kinds = [
    ['in the folder', compareManifest(manifest, digestsIn(folder))],
    ['on the site', compareManifest(manifest, live)],
  ] as const;
  for (const [where, drift] of kinds)
    for (const [kind, names] of Object.entries(drift))
      for (const each of names as readonly string[]) console.log(`${kind} ${where}: ${each}`);
  const drifted = kinds.some(([, drift]) => Object.values(drift).some((names) => names.length > 0));
  console.log(`Made ${manifest.made}, ${drifted ? 'and no longer the same.' : 'and the same.'}`);
  if (drifted) process.exitCode = 2;
}
