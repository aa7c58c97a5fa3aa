import { seedDate } from '@/lib/cms/sample/post-json';
import type { SeedMenuItem } from '@/lib/cms/sample/record';
import { Refusal } from './refusal';
import { databaseRow } from './row';
import { sanitize } from './store';

/** The only menu there is (spec §9). */
const menuId = 17;
/** Entries are posts too; theirs are numbers that no other post has. */
const firstItemId = 9_000_000;

/** The menu as WP-REST-API V2 Menus answers it: raw rows, `child_items` only where there are children. */
export function menuAnswer(id: string, menu: readonly SeedMenuItem[], origin: string) {
  if (id !== String(menuId))
    throw new Refusal(
      404,
      'not_found',
      `No menu has been found with this id or slug: \`${id}\`. Please ensure you passed an existing menu ID, menu slug, location ID or location slug.`,
    );
  let number = 0;
  const item = ({ title, url, children = [] }: SeedMenuItem, parent: number): object => {
    const order = (number += 1);
    const ID = firstItemId + order;
    const date = seedDate(order);
    return {
      ...databaseRow({
        id: ID,
        type: 'nav_menu_item',
        title,
        slug: sanitize(title.replace(/\W+/g, '-')),
        guid: `${origin}/?p=${ID}`,
        date,
        modified: date,
        order,
      }),
      db_id: ID,
      menu_item_parent: String(parent),
      object_id: String(ID),
      object: 'custom',
      type: 'custom',
      type_label: 'Custom Link',
      title,
      url: url.startsWith('/') ? `${origin}${url}` : url,
      target: '',
      attr_title: '',
      description: '',
      classes: [''],
      xfn: '',
      ...(children.length > 0 && { child_items: children.map((child) => item(child, ID)) }),
    };
  };
  const items = menu.map((entry) => item(entry, 0));
  return {
    json: {
      term_id: menuId,
      name: 'Main',
      slug: 'main',
      term_group: 0,
      term_taxonomy_id: menuId,
      taxonomy: 'nav_menu',
      description: '',
      parent: 0,
      count: number,
      filter: 'raw',
      items,
    },
  };
}
