import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { apt, run } from './packages';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** Those of these programs that are there, in the order of the folders that programs are in. */
const allInstalled = (programs: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

const installed = (...programs: readonly string[]) => allInstalled(programs)[0] ?? null;

const existing = (path: string | undefined) => (path && existsSync(path) ? path : null);

/** A Chromium on this machine: the override, an installed one, then Playwright's own; `null` without any. */
export const findChromium = (): string | null =>
  existing(process.env.E2E_CHROMIUM) ?? installed(...names) ?? existing(chromium.executablePath());

/**
 * Chromium without the windows and panels that the whole browser draws for each new page, which cost a fifth of the
 * journeys' time; `null` where it is not there, or another browser is named.
 */
export const findHeadlessShell = (): string | null =>
  process.env.E2E_CHROMIUM ? null : installed('chromium-headless-shell');

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
  existing(process.env.E2E_FIREFOX) ??
  allInstalled(['firefox-esr', 'firefox']).find(isRecentFirefox) ??
  null;

/** A Firefox that does not say its release, as one in a wrapper, is tried. */
function isRecentFirefox(path: string): boolean {
  const about = join(dirname(realpathSync(path)), 'application.ini');
  const release = existsSync(about) && /^Version=(\d+)/m.exec(readFileSync(about, 'utf8'))?.[1];
  return !release || Number(release) >= oldestFirefox;
}

/** WebKitGTK's small browser, its driver and a screen for them; `null` unless all three are there. */
export function findWebKit(): { driver: string; browser: string } | null {
  const driver = installed('WebKitWebDriver');
  const browser = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib64', 'lib']
    .map((folder) => existing(`/usr/${folder}/webkit2gtk-4.1/MiniBrowser`))
    .find(Boolean);
  const screen = process.env.DISPLAY ?? installed('Xvfb');
  return driver && browser && screen ? { driver, browser } : null;
}

/** Each engine: how it is found, what installs it, and what to say where neither helps. */
const engines = {
  Chromium: {
    find: findChromium,
    install: [
      () => run('npx', ['playwright', 'install', 'chromium'], 300_000),
      () => apt('chromium'),
    ],
    sentence:
      'No Chromium could be found or installed. Install one (apt install chromium, or npx playwright install chromium) or name it in E2E_CHROMIUM.',
  },
  Firefox: {
    find: findFirefox,
    install: [() => apt('firefox-esr')],
    sentence: `No Firefox from ${oldestFirefox} on could be found or installed. Install one (apt update, apt install firefox-esr) or name it in E2E_FIREFOX.`,
  },
  WebKit: {
    find: () => findWebKit()?.browser ?? null,
    install: [() => apt('webkit2gtk-driver', 'xvfb')],
    sentence:
      'No WebKitGTK could be found or installed. Install its driver and a screen (apt install webkit2gtk-driver xvfb).',
  },
} as const;

/** Finds an engine or installs it: Playwright's download, then Debian's package as root. Throws a sentence. */
function ensure(engine: keyof typeof engines): string {
  const { find, install, sentence } = engines[engine];
  for (const step of [() => true, ...install]) {
    const found = step() && find();
    if (found) return found;
  }
  throw new Error(sentence);
}

export const ensureChromium = () => ensure('Chromium');
/** Installs the headless shell where Debian has it. The journeys also pass, later, in the whole browser. */
export function tryHeadlessShell(): void {
  if (!process.env.E2E_CHROMIUM && !findHeadlessShell()) apt('chromium-headless-shell');
}

export const ensureFirefox = () => ensure('Firefox');
export const ensureWebKit = () => ensure('WebKit');
