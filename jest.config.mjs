import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // One fewer is the default, which leaves half of a machine of two idle.
  maxWorkers: '100%',
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/.*\\.spec\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

/** Packages published as ES modules only, which jest must compile. */
const modulesOnly =
  'hast|hast-.*|hastscript|unist-.*|vfile.*|property-information|space-separated-tokens|comma-separated-tokens|devlop|web-namespaces|zwitch|html-void-elements|estree-util-.*|mdast-.*|micromark.*|parse5|entities|style-to-js|stringify-entities|ccount|character-entities.*|trim-lines|bail|is-plain-obj|trough|unified|swiper|@vercel/analytics|@ungap';

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${modulesOnly})/)`,
    '\\.module\\.(css|sass|scss)$',
  ],
});
