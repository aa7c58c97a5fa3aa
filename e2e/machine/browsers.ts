import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { apt, run } from './packages';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** A Chromium on this machine: the override, an installed one, then Playwright's own; `null` without any. */
export function findChromium(): string | null {
  const { E2E_CHROMIUM, PATH = '' } = process.env;
  const installed = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return (
    [E2E_CHROMIUM, ...installed, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** Finds a Chromium or installs one: Playwright's download, then Debian's package as root. Throws a sentence. */
export function ensureChromium(): string {
  const found =
    findChromium() ??
    (run('npx', ['playwright', 'install', 'chromium'], 300_000) ? findChromium() : null) ??
    (apt('chromium') ? findChromium() : null);
  if (found) return found;
  throw new Error(
    'No Chromium could be found or installed. Install one (apt install chromium, or npx playwright install chromium) or name it in E2E_CHROMIUM.',
  );
}
