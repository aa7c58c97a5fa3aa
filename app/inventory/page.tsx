import { firstMetal, inventoryDescription, inventoryTitle } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';
import { Inventory } from './inventory';

/** The first metal's page: that is its own address too. */
export const metadata = head({
  path: routes.inventory(firstMetal),
  title: inventoryTitle(firstMetal),
  description: inventoryDescription(firstMetal, site.brand),
});

export default function InventoryPage() {
  return <Inventory metal={firstMetal} />;
}
