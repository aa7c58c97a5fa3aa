import { menuSchema, type MenuItem } from '@/content-schemas/menu';
import { read } from '@/lib/cms/client';
import { isCmsError } from '@/lib/cms/cms-error';
import { remember } from '@/lib/cms/memory';
import { env } from '@/lib/env';
import { localHref } from '@/lib/links';
import { tieTo } from './cycle';

/** Shown when WordPress gives no menu (spec §7). */
const builtIn: readonly MenuItem[] = [
  { label: 'Home', href: '/', children: [] },
  { label: 'Inventory', href: '/inventory/', children: [] },
  { label: 'Incoming Stock', href: '/inventory/', children: [] },
  { label: 'About Us', href: '/about-us-2/', children: [] },
  { label: 'Tools', href: '/tools/conversion/', children: [] },
];

/**
 * The navigation, with the site's own addresses. Softness that is meant: a menu that cannot be read, or is
 * empty, is replaced by the built-in one, because a page with another menu beats no page (spec §7).
 */
export async function getMenu(): Promise<readonly MenuItem[]> {
  await tieTo('menu');
  try {
    const menu = (await remembered()).map(onSite);
    return menu.length > 0 ? menu : builtIn;
  } catch (error) {
    if (!isCmsError(error)) throw error;
    console.warn(`The built-in menu stands in. ${error.message}`); // oxlint-disable-line no-console -- the operator's log
    return builtIn;
  }
}

const onSite = ({ label, href, children }: MenuItem): MenuItem => ({
  label,
  href: href && localHref(href),
  children: children.map(onSite),
});

const remembered = () => remember('menu', () => read(env.WORDPRESS_MENU_PATH, menuSchema));
