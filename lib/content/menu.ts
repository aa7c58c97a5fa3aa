import { menuSchema, type MenuItem } from '@/content-schemas/menu';
import { read } from '@/lib/cms/client';
import { isCmsError } from '@/lib/cms/cms-error';
import { believedByLastBuild, leaveForNext } from '@/lib/cms/last-build';
import { remember } from '@/lib/cms/memory';
import { env } from '@/lib/runtime/env';
import { localHref } from '@/lib/routing/links';
import { warnOnce } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/server/process-state.cjs';
import { tieTo } from './cycle';
import { tags } from './tags';

/** Shown when WordPress gives no menu (spec §7). */
const builtIn: readonly MenuItem[] = [
  { label: 'Home', href: '/', children: [] },
  { label: 'Inventory', href: '/inventory/', children: [] },
  { label: 'Incoming Stock', href: '/inventory/', children: [] },
  { label: 'About Us', href: '/about-us-2/', children: [] },
  { label: 'Tools', href: '/tools/conversion/', children: [] },
];

/** What a build leaves for its server, as it is shown. */
const kept = 'menu.json';

/** The last menu that WordPress gave this process. */
const shared = oncePerProcess<{ lastMenu?: readonly MenuItem[] }>('menu', () => ({}));

/**
 * The navigation, with the site's own addresses. Softness that is meant: while the menu cannot be read, or
 * is empty, the last one stands in, for a server that never read one that of its build, or the built-in one
 * (spec §7): a page with another menu beats no page.
 */
export async function getMenu(): Promise<readonly MenuItem[]> {
  await tieTo(tags.menu());
  try {
    const menu = (await askForMenu()).map(onSite);
    if (menu.length > 0) {
      const isFirst = !shared.lastMenu;
      shared.lastMenu = menu;
      if (isFirst) await leaveForNext(kept, JSON.stringify(menu));
    }
  } catch (error) {
    if (!isCmsError(error)) throw error;
    warnOnce(`Another menu stands in. ${error.message}`);
  }
  shared.lastMenu ??= await menuOfLastBuild();
  return shared.lastMenu ?? builtIn;
}

async function menuOfLastBuild(): Promise<readonly MenuItem[] | undefined> {
  const menu = await believedByLastBuild(kept);
  return menu === null ? undefined : (JSON.parse(menu) as readonly MenuItem[]);
}

/** The menu as WordPress gives it. Throws a `CmsError` when it gives none. */
export const askForMenu = () => remember('menu', () => read(env.WORDPRESS_MENU_PATH, menuSchema));

const onSite = ({ label, href, children }: MenuItem): MenuItem => ({
  label,
  href: href && localHref(href),
  children: children.map(onSite),
});
