import { menuSchema, type MenuItem } from '@/content-schemas/menu';
import { calculators } from '@/lib/calculators';
import { metals } from '@/lib/catalog/metals';
import { readEndpoint } from '@/lib/cms/request';
import { CmsError, isCmsError } from '@/lib/cms/cms-error';
import { readBaseline, writeBaseline } from '@/lib/cms/baseline';
import { report } from '@/lib/cms/problems';
import { cachedReading } from '@/lib/cms/reading-cache';
import { env, isServing } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';
import { localHref } from '@/lib/routing/links';
import { warnOnce } from '@/lib/runtime/log';
import { tagPage } from './tag-page';

const entry = (label: string, href: string): MenuItem => ({ label, href, children: [] });

/** Shown when WordPress gives no menu (spec §7). */
const builtIn: readonly MenuItem[] = [
  entry('Home', routes.home()),
  {
    label: 'Inventory',
    href: routes.allInventory(),
    children: [
      ...metals.map((metal) => entry(metal.name, routes.inventory(metal))),
      entry('Cross-Reference', routes.crossReference()),
      entry('Find by Property', routes.findByProperty()),
      entry('Compare Grades', routes.compare()),
    ],
  },
  entry('Incoming Stock', routes.allInventory()),
  entry('About Us', routes.page({ slug: 'about-us-2' })),
  {
    label: 'Tools',
    href: routes.allTools(),
    children: calculators.map((tool) => entry(tool.title, routes.tool(tool))),
  },
];

/** The file that every process of this machine reads and writes: the last menu, as it is shown. */
const baseline = 'menu.json';

/** The navigation. While it cannot be read, or is empty: the last one of a build or a server, else the built-in (spec §7). */
export async function getMenu(): Promise<readonly MenuItem[]> {
  await tagPage('menu');
  let menu: readonly MenuItem[] = [];
  try {
    menu = (await menuInTime()).map(onSite);
  } catch (error) {
    if (!isCmsError(error)) throw error;
    warnOnce(`The menu cannot be read; the last known one is shown. ${error.message}`);
  }
  const last = await readBaseline(baseline);
  if (menu.length === 0) return last === null ? builtIn : (JSON.parse(last) as readonly MenuItem[]);
  const json = JSON.stringify(menu);
  if (json !== last) await writeBaseline(baseline, json);
  return menu;
}

/** The menu as WordPress gives it. Throws a `CmsError` when it gives none. */
export const readMenu = () =>
  cachedReading('menu', async () => {
    const { items, omissions = [] } = await readEndpoint(env.WORDPRESS_MENU_PATH, menuSchema);
    const where = { collection: 'menu', id: null, slug: null, editUrl: null };
    report(
      'menu',
      omissions.map((omission) => ({ ...where, ...omission })),
    );
    return items;
  });

/** Every page has the menu, and its page for an error too: of a WordPress that hangs none waits longer for it, ms. */
const maxWaitMs = 1_500;

/** As `readMenu`; on a running server throws a `CmsError` where that takes too long, and the reading goes on. */
async function menuInTime(): Promise<readonly MenuItem[]> {
  const reading = readMenu();
  if (!isServing()) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new CmsError(`The menu was not there within ${maxWaitMs} ms.`);
    timer = setTimeout(() => reject(error), maxWaitMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

const onSite = ({ label, href, children }: MenuItem): MenuItem => ({
  label,
  href: href && localHref(href),
  children: children.map(onSite),
});
