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
  use: { ...use, trace: 'retain-on-failure' },
  projects: [
    { name: 'sample', testMatch: /e2e\/[^/]+\.spec\.ts$/, use },
    { name: 'outage', testMatch: /\/outage\//, use, timeout: 300_000 },
    { name: 'wordpress', testMatch: /\/wordpress\/.*\.spec\.ts$/, use, timeout: 300_000 },
  ],
});
