import { defineConfig, devices } from '@playwright/test';
import {
  chromiumArguments,
  findChromium,
  findFirefox,
  findHeadlessShell,
  findWebKit,
} from './machine/browsers';

// Over BiDi Playwright can miss the end of a navigation and wait for ever; `openHydrated` waits itself.
process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';

/** In CI every engine runs, or the run fails; elsewhere the global setup prints which are missing. */
const runs = (found: unknown) => Boolean(process.env.CI ?? found);

/** How long what an editor did may take to be seen: pages are regenerated behind visits. */
const untilSeen = { timeout: 40_000, toPass: { timeout: 40_000 } };

const everywhere = /e2e\/engines\/(?!webkit)[\w.-]+\.spec\.ts$/;

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
  // How long a loaded machine takes to show something is not what is tested.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium() ?? undefined,
      args: chromiumArguments,
    },
    // Known from the moment the global setup has run, which is before any worker reads this file.
    baseURL: process.env.E2E_SITE,
  },
  projects: [
    {
      name: 'sample',
      testMatch: '**/*.spec.ts',
      testIgnore: /e2e\/(?:outage|front|wordpress)\/|webkit\.spec/,
    },
    ...(['outage', 'front', 'wordpress'] as const).map((name) => ({
      name,
      testMatch: `**/${name}/*.spec.ts`,
      timeout: 300_000,
      expect: untilSeen,
    })),
    {
      name: 'phone',
      testMatch: everywhere,
      grepInvert: /@wide/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...(runs(findFirefox())
      ? [
          {
            name: 'firefox',
            testMatch: everywhere,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: findFirefox() ?? undefined },
            },
          },
        ]
      : []),
    ...(runs(findWebKit()) ? [{ name: 'webkit', testMatch: /engines\/webkit\.spec\.ts$/ }] : []),
  ],
});
