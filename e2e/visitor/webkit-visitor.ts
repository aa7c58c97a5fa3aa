import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { find } from './find';
import { unhydrated } from './unhydrated';
import { plain } from './plain-target';
import { loadingMs, patienceMs, type Key, type Target, type Visitor } from './visitor';
import { type Handle, pathOf, type WebDriver } from './webdriver';

/** Finds by role and name as Playwright does, in a page of any engine. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The code points that WebDriver knows keys by (W3C WebDriver §17.4.2). */
const keys: Readonly<Record<Key, readonly string[]>> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  ArrowDown: ['\uE015'],
  ArrowUp: ['\uE013'],
  ArrowRight: ['\uE014'],
  Space: [' '],
  '/': ['/'],
};

/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver. */
export function webkitVisitor({ command, version }: WebDriver, site: string): Visitor {
  /** Asynchronously, because an answer may be promised. Throws what the page threw. */
  async function run<T>(work: (...given: never[]) => T, ...given: unknown[]) {
    const [answer, failure] = await command<[Awaited<T>, string?]>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        globalThis.__name ??= (named) => named; // tsx names functions through this
        Promise.resolve().then(() => (${work})(...[...arguments].slice(0, -1)))
          .then((answer) => done([answer]), (error) => done([null, String(error)]))`,
      args: given,
    });
    if (failure) throw new Error(failure);
    return answer;
  }
  const load = (script: string) => command<void>('POST', '/execute/sync', { script, args: [] });

  async function until<T>(
    what: string,
    ask: () => Promise<T | null | false>,
    withinMs = patienceMs,
  ): Promise<T> {
    const end = Date.now() + withinMs;
    let last: unknown = '';
    while (Date.now() < end) {
      const given = await ask().catch((error: unknown) => void (last = error));
      if (given) return given;
      await pause(50);
    }
    throw new Error(`WebKit: ${what} in ${withinMs / 1000} seconds. ${String(last)}`);
  }

  async function all(target: Target): Promise<readonly Handle[]> {
    if (!(await run(() => 'TestingLibraryDom' in globalThis))) await load(finder);
    // Elements of the page arrive here as handles.
    return (await run(find, plain(target))) as never;
  }
  const one = (target: Target) =>
    until(`no single ${JSON.stringify(plain(target))}`, async () => {
      const found = await all(target);
      if (found.length > 1) throw new Error(`${found.length} of them.`);
      return found[0] ?? null;
    });
  /** Tried again where the page just changes under it: what the driver refuses has not happened. */
  const attempt = (what: string, act: () => Promise<unknown>) =>
    until(what, () => act().then(() => true));
  const act = async (target: Target, what: string, body: object = {}) => {
    await attempt(`could not ${what} ${JSON.stringify(plain(target))}`, async () =>
      command('POST', pathOf(await one(target)) + what, body),
    );
  };
  const navigate = async (go: Promise<unknown>) => {
    await go;
    const isHydrated = async () => {
      const waiting = await run(unhydrated);
      if (waiting) throw new Error(waiting);
      return true;
    };
    await until('the page was not hydrated', isHydrated, loadingMs);
  };
  const pressKeys = (pressed: readonly string[]) =>
    command<void>('POST', '/actions', {
      actions: [{ type: 'key', id: 'keyboard', actions: pressed.flatMap(keyActions) }],
    });

  return {
    engine: 'webkit',
    version,
    open: (path) => navigate(command('POST', '/url', { url: site + path })),
    back: () => navigate(command('POST', '/back', {})),
    reload: () => navigate(command('POST', '/refresh', {})),
    async click(target) {
      // WebKit's driver locates the element before a long page has stopped scrolling.
      await run(
        (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        await one(target),
      );
      await act(target, '/click');
    },
    async fill(target, text) {
      await act(target, '/clear');
      await act(target, '/value', { text });
    },
    choose: (target, label) =>
      attempt(`no "${label}" to choose`, async () => {
        const option = await run(optionOf, await one(target), label);
        await command('POST', `${pathOf(option as never)}/click`, {});
      }).then(() => {}),
    focus: async (target) => run((element: HTMLElement) => element.focus(), await one(target)),
    press: (key) => pressKeys([keys[key].join('')]),
    type: (text) => pressKeys([...text]),
    count: async (target) => (await all(target)).length,
    text: async (target) =>
      (await run((element: HTMLElement) => element.innerText, await one(target)))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    run: (work, given) => run(work as never, given) as never,
    on: async (target, work) => run(work as never, await one(target)) as never,
    load,
    async size(width, height) {
      await command('POST', '/window/rect', { width, height });
    },
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
  };
}

/** Runs in the page: what a select offers under that label. */
const optionOf = (select: HTMLSelectElement, label: string) =>
  [...select.options].find((option) => option.label === label) ?? null;

/** Keys pressed together: down in order, up in reverse. */
const keyActions = (together: string) => [
  ...[...together].map((value) => ({ type: 'keyDown', value })),
  ...[...together].toReversed().map((value) => ({ type: 'keyUp', value })),
];
