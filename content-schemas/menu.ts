import { z } from 'zod';
import { salvaged } from './salvage';
import { listOf, maybe, plainText } from './wordpress';

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
      return listOf(item);
    },
  })
  .transform(({ title, url, child_items }) => ({
    label: plainText(title),
    href: url && url !== '#' ? url : null,
    children: child_items,
  }));

/** The items, also where PHP writes a list with gaps as an object. An error has none. */
const items = z
  .custom<unknown>((value) => typeof value === 'object' && value !== null, 'no list of items')
  .pipe(listOf(item));

/** The menu endpoint's answer (spec §7: data.items), without the items that make no sense, which `omissions` names. */
export const menuSchema = salvaged(z.object({ items }));
