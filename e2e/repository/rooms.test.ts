/** @jest-environment node */
import { dirname, join, normalize } from 'node:path';
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../figures/repository-files';

/** The folders of `e2e/` that several folders of journeys share, and what each may import of the others. */
const shared: Readonly<Record<string, readonly string[]>> = {
  machine: [],
  figures: [],
  page: [],
  'wordpress-emulator': [],
  'fake-cms': ['machine', 'wordpress-emulator'],
  'real-wordpress': ['machine', 'fake-cms'],
  site: ['machine', 'figures'],
  visitor: ['machine', 'site'],
};

const files = repositoryFiles().filter((file) => /^e2e\/[^/]+\/.*\.tsx?$/.test(file));
const roomOf = (path: string) => path.split('/')[1]!;

/** The other folders of `e2e/` that a file imports from: `import … from '…'` and `import('…')`. */
function importedRooms(file: string): readonly string[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^'=;]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
  );
  return [...names]
    .map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
    .map((name) => (name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name))))
    .filter((path) => /^e2e\/[^/]+\//.test(path) && roomOf(path) !== roomOf(file))
    .map(roomOf);
}

test('a folder of journeys imports from shared folders, never from another folder of journeys', () => {
  const allowed = (room: string) => shared[room] ?? Object.keys(shared);
  const forbidden = files.flatMap((file) =>
    importedRooms(file)
      .filter((room) => !allowed(roomOf(file)).includes(room))
      .map((room) => `${file} imports from e2e/${room}/`),
  );
  expect(forbidden).toEqual([]);
});

test('each shared folder is imported by two folders at least, holds no journeys, and stands in docs/testing.md', () => {
  const guide = readFileSync('docs/testing.md', 'utf8');
  for (const room of Object.keys(shared)) {
    const users = new Set(
      files.filter((file) => importedRooms(file).includes(room)).map((file) => roomOf(file)),
    );
    expect([room, users.size >= 2]).toEqual([room, true]);
    expect(files.filter((file) => roomOf(file) === room && file.endsWith('.spec.ts'))).toEqual([]);
    expect(guide).toContain(`| \`e2e/${room}/\``);
  }
});
