/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { textsDocument } from './visitor-texts';

test('docs/texts.md has the texts of the code: npm run texts -- --write', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = stdout.split('\n').filter((path) => existsSync(path));
  const text = textsDocument(paths, (path) => readFileSync(path, 'utf8'));
  expect(readFileSync('docs/texts.md', 'utf8')).toBe(text);
});
