import { z } from 'zod';
import { maybe, plain } from './wordpress';

/** An entry of the navigation. An entry without an address of its own ("#") only opens its children. */
export interface MenuItem {
  label: string;
  href: string | null;
  children: readonly MenuItem[];
}

const item: z.ZodType<MenuItem> = z
  .object({
    title: z.string(),
    url: maybe(z.string()),
    get child_items() {
      return z.array(item).default([]);
    },
  })
  .transform(({ title, url, child_items }) => ({
    label: plain(title),
    href: url && url !== '#' ? url : null,
    children: child_items,
  }));

/** The menu endpoint's answer (spec §7: data.items). */
export const menuSchema = z.object({ items: z.array(item) }).transform(({ items }) => items);
