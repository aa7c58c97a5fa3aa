import { firstMetal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { Inventory } from './inventory';

/** The first metal's page: that is its own address too. */
export const metadata = head({
  path: routes.inventory(firstMetal),
  title: firstMetal.seoTitle,
  description: `${site.brand} ${firstMetal.description}`,
});

export default function InventoryPage() {
  return <Inventory metal={firstMetal} />;
}
