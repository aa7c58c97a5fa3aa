// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';

// What tests write in the system's temporary folder goes with the run.
const temporary = mkdtempSync(join(tmpdir(), 'unit-tests-'));
process.env.TMPDIR = temporary;
process.env.QUOTES_DATABASE = `file:${join(temporary, 'quotes.db')}`;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // `npm run check` leaves out what takes long, and `npm test` runs it.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '/e2e/.*\\.spec\\.ts$',
    ...(process.env.UNIT_TESTS === 'quick' ? ['\\.slow\\.test\\.tsx?$'] : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // zod loads its fifty languages wherever it is imported: a fifteenth of the time of all tests. Its messages are English.
    '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

/** Packages published as ES modules only, which jest must compile. */
const modulesOnly =
  'hast|hast-.*|hastscript|unist-.*|vfile.*|property-information|space-separated-tokens|comma-separated-tokens|devlop|web-namespaces|zwitch|html-void-elements|estree-util-.*|mdast-.*|micromark.*|rehype-minify-whitespace|collapse-white-space|trim-trailing-lines|longest-streak|markdown-table|decode-named-character-reference|parse5|entities|style-to-js|stringify-entities|ccount|character-entities.*|trim-lines|bail|is-plain-obj|trough|unified|p-queue|p-timeout|eventemitter3|swiper|@vercel/analytics|@ungap';

export default async () => ({
  ...(await config()),
  // One fewer is the default, which leaves half of a machine of two idle.
  maxWorkers: '100%',
  // Ends a test that hangs. How long a loaded machine takes is not what is tested.
  testTimeout: 30_000,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${modulesOnly})/)`,
    '\\.module\\.(css|sass|scss)$',
  ],
});
