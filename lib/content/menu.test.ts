/** @jest-environment node */
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { siteState } from '@/lib/runtime/once-per-process.cjs';
import * as zod from 'zod';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('menu');
  jest.spyOn(console, 'warn').mockImplementation();
});

/** The module as a fresh process has it, and what WordPress answers it: a server, or a worker of a build. */
async function freshProcess(settings: Record<string, string> = {}) {
  jest.resetModules();
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  siteState.delete('cms reading cache');
  process.env = {
    NODE_ENV: 'test',
    WORDPRESS_URL: 'https://cms.example.com',
    WORDPRESS_TIMEOUT_MS: '50',
    LAST_BUILD_FOLDER: folder,
    ...settings,
  };
  const { getMenu } = await import('./menu');
  const { invalidateReading } = await import('@/lib/cms/reading-cache');
  Object.assign(process.env, { NEXT_RUNTIME: 'nodejs', PORT: '3000' }); // a server, where it is no build
  return async (body: unknown, status = 200) => {
    invalidateReading('menu');
    globalThis.fetch = (async () => Response.json(body, { status })) as typeof fetch;
    return getMenu();
  };
}
const labels = (menu: readonly { label: string }[]) => menu.map(({ label }) => label);

const about = {
  items: [
    {
      title: 'About',
      url: 'https://cms.example.com/about-us-2',
      child_items: [{ title: 'Elsewhere', url: 'https://other.example/x' }],
    },
  ],
};
const shown = [
  {
    label: 'About',
    href: '/about-us-2/',
    children: [{ label: 'Elsewhere', href: 'https://other.example/x', children: [] }],
  },
];
const builtIn = ['Home', 'Inventory', 'Incoming Stock', 'About Us', 'Tools'];

test('without any menu so far, the built-in one; then the last good one', async () => {
  const menuAfter = await freshProcess();
  expect(labels(await menuAfter({ code: 'not_found' }, 404))).toEqual(builtIn);
  expect(await menuAfter(about)).toEqual(shown);
  expect(await menuAfter({}, 503)).toEqual(shown);
  expect(await menuAfter({ items: [] })).toEqual(shown);
});

test('a server started while WordPress is down shows the menu of its build', async () => {
  const inBuild = await freshProcess({ CMS_BUILD_FOLDER: folder });
  // A build generates pages side by side.
  const menus = await Promise.all(Array.from({ length: 20 }, () => inBuild(about)));
  expect(menus).toEqual(menus.map(() => shown));
  const onServer = await freshProcess();
  expect(await onServer({}, 503)).toEqual(shown);
  const elsewhere = await freshProcess({ WORDPRESS_URL: 'https://other.example.com' });
  expect(labels(await elsewhere({}, 503))).toEqual(builtIn);
});

test('on a running server no page waits longer for a menu that hangs than a second and a half', async () => {
  const menuAfter = await freshProcess({ WORDPRESS_TIMEOUT_MS: '5000' });
  expect(await menuAfter(about)).toEqual(shown);
  jest.useFakeTimers();
  const { getMenu } = await import('./menu');
  (await import('@/lib/cms/reading-cache')).invalidateReading('menu');
  globalThis.fetch = (() => new Promise(() => {})) as typeof fetch;
  const hanging = getMenu();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await hanging).toEqual(shown);
  jest.useRealTimers();
});
