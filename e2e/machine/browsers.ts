import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { apt, run } from './packages';

/** Those of these programs that are there, in the order of the folders that programs are in. */
const installed = (...programs: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

/** A Chromium on this machine: the one that is named, an installed one, then Playwright's own; `null` without any. */
export const findChromium = (): string | null =>
  [
    process.env.E2E_CHROMIUM ?? '',
    ...installed('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
    chromium.executablePath(),
  ].find((path) => existsSync(path)) ?? null;

/**
 * Chromium without the windows and panels that the whole browser draws for each new page, which cost a fifth of the
 * journeys' time; `null` where it is not there, or another browser is named.
 */
export const findHeadlessShell = (): string | null =>
  process.env.E2E_CHROMIUM ? null : (installed('chromium-headless-shell')[0] ?? null);

/** What Chromium is started with: it fetches nothing by itself, and draws as any other browser. */
export const chromiumArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  // The shell would round the widths of letters, as no other browser does.
  '--font-render-hinting=none',
];

/** The oldest Firefox ESR that Playwright 1.64 drives. The one before it, 140, is not started. */
const oldestFirefox = 153;

/** Debian's Firefox ESR or another release, which Playwright drives over WebDriver BiDi; `null` where none is recent enough. */
export const findFirefox = (): string | null =>
  process.env.E2E_FIREFOX ?? installed('firefox-esr', 'firefox').find(isRecentFirefox) ?? null;

/** A Firefox that does not say its release, as one in a wrapper, is tried. */
function isRecentFirefox(path: string): boolean {
  const about = join(dirname(realpathSync(path)), 'application.ini');
  const release = existsSync(about) && /^Version=(\d+)/m.exec(readFileSync(about, 'utf8'))?.[1];
  return !release || Number(release) >= oldestFirefox;
}

/** WebKitGTK's small browser, its driver and a screen for them; `null` unless all three are there. */
export function findWebKit(): { driver: string; browser: string } | null {
  const [driver] = installed('WebKitWebDriver');
  const browser = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib64', 'lib']
    .map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  return driver && browser && (process.env.DISPLAY ?? installed('Xvfb')[0])
    ? { driver, browser }
    : null;
}

/** Finds Chromium or installs it: Playwright's download, then Debian's package as root. Throws a sentence. */
export function ensureChromium(): string {
  const download = () => run('npx', ['playwright', 'install', 'chromium'], 300_000);
  const found =
    findChromium() ??
    (download() ? findChromium() : null) ??
    (apt('chromium') ? findChromium() : null);
  if (found) return found;
  throw new Error(
    'No Chromium could be found or installed. Install one (apt install chromium, or npx playwright install chromium) or name it in E2E_CHROMIUM.',
  );
}

/** Installs what Debian has of the other engines, as root, where it is missing. */
export function installOtherEngines(): void {
  if (!process.env.E2E_CHROMIUM && !findHeadlessShell()) apt('chromium-headless-shell');
  if (!findFirefox()) apt('firefox-esr');
  if (!findWebKit()) apt('webkit2gtk-driver', 'xvfb');
}

/** Of the engines that a run lacks, a sentence that says what installs them. */
export const missingEngines = (): readonly string[] => [
  ...(findFirefox() ? [] : [`No Firefox from ${oldestFirefox} on: apt install firefox-esr.`]),
  ...(findWebKit() ? [] : ['No WebKitGTK: apt install webkit2gtk-driver xvfb.']),
];
