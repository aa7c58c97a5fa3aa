/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
};

/** What a file imports when it runs: no types. */
const imported = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import |(?:import|export)(?! type\b)[^;'=]* from )'([^']+)'|\b(?:import|require)\('([^']+)'\)/gm,
    ),
  ].map(([, fixed, called]) => (fixed ?? called)!);

function fileOf(path: string): string {
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((each) => existsSync(each) && statSync(each).isFile());
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
}

/** The packages that a program needs, with all the files of ours that it loads. */
function packagesOf(start: string) {
  const files = new Set([start]);
  const found = new Set<string>();
  for (const file of files)
    for (const name of imported(file)) {
      if (name.startsWith('.')) files.add(fileOf(join(dirname(file), name)));
      else if (name.startsWith('@/')) files.add(fileOf(resolve(name.slice(2))));
      else if (!name.startsWith('node:') && !builtinModules.includes(name))
        found.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  return { files: [...files], packages: [...found] };
}

/** `ops/quotes.ts` of `tsx ops/quotes.ts`. */
const startOf = (script: string) => scripts[script]!.replace(/^tsx /, '');

test.each(['quotes', 'content:report'])(
  'npm run %s needs only what npm ci --omit=dev installs',
  (script) => {
    expect(dependencies).toHaveProperty('tsx');
    const { files, packages: needed } = packagesOf(startOf(script));
    expect(files.length).toBeGreaterThan(20);
    expect(needed).toContain('zod');
    const missing = needed.filter((name) => {
      const entry = packages[`node_modules/${name}`];
      return !entry || entry.dev || entry.devOptional;
    });
    expect(missing).toEqual([]);
  },
);

test.each([
  ['quotes', /^Waiting for WordPress: 0$/m],
  ['content:report', /^Fields that sections are read from:$/m],
])('npm run %s works in a folder with a space in its name', (script, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'hard metals '));
  try {
    for (const file of [...packagesOf(startOf(script)).files, 'package.json', 'tsconfig.json'])
      cpSync(file, join(folder, relative('.', file)));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), startOf(script)];
    const env = { ...process.env, NODE_ENV: 'production' as const };
    const { stdout, stderr } = spawnSync(process.execPath, tsx, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
