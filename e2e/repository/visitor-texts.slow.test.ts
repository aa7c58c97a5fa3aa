/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../figures/repository-files';
import { textsDocument } from './visitor-texts';

test('docs/texts.md has the texts of the code: npm run texts -- --write', () => {
  const text = textsDocument(repositoryFiles(), (path) => readFileSync(path, 'utf8'));
  expect(readFileSync('docs/texts.md', 'utf8')).toBe(text);
});
