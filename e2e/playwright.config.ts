import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './machine/browsers';

const executablePath = findChromium() ?? undefined;
const use = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-quic'],
  },
};

/** Journeys over the production build. `sample` is the embedded content; the others start what they need. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './site/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list']],
  // Known from the moment the global setup has run, which is before any worker reads this file.
  use: { ...use, baseURL: process.env.E2E_SITE },
  projects: [
    {
      name: 'sample',
      testMatch: '**/*.spec.ts',
      testIgnore: [/\/outage\//, /e2e\/scale\//, /\/wordpress\//, /\/additions\//],
    },
    { name: 'outage', testMatch: [/\/outage\//, /\/additions\/.*\.spec\.ts$/], timeout: 300_000 },
    { name: 'scale', testMatch: /e2e\/scale\/.*\.spec\.ts$/, timeout: 120_000 },
    { name: 'wordpress', testMatch: /\/wordpress\/.*\.spec\.ts$/, timeout: 300_000 },
  ],
});
