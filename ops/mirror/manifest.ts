import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256 } from '@/lib/runtime/sha256.cjs';

/** In the mirror's folder, beside the files it names. */
export const manifestFile = 'mirror.json';

const schema = z.object({
  /** When the mirror was made, ISO 8601. */
  made: z.string(),
  /** The site it is a copy of. */
  site: z.string(),
  /** The SHA-256 of each file, by its path. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof schema>;

/** The manifest of a mirror. Throws where there is none, or another file in its place. */
export const readManifest = (folder: string): Manifest =>
  schema.parse(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')));

interface Drift {
  missing: string[];
  changed: string[];
  /** Files that the manifest does not name. */
  added: string[];
}

/** How files differ from those of a manifest. */
export function compareManifest(
  { files }: Manifest,
  found: Readonly<Record<string, string>>,
): Drift {
  const names = Object.keys(files);
  return {
    missing: names.filter((name) => !(name in found)),
    changed: names.filter((name) => name in found && found[name] !== files[name]),
    added: Object.keys(found).filter((name) => !(name in files)),
  };
}

/** The digests of the files in a mirror's folder. */
export const digestsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .filter((file) => file !== manifestFile)
      .map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );
