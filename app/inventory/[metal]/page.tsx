import type { Metadata } from 'next';
import { inventoryDescription, inventoryTitle, metals } from '@/lib/metals';
import { routes } from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';
import { Inventory } from '../inventory';
import { metalAt } from './metal-at';

type Props = PageProps<'/inventory/[metal]'>;

export const generateStaticParams = () => metals.map(({ slug }) => ({ metal: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metal = await metalAt(params);
  return head({
    path: routes.inventory(metal),
    title: inventoryTitle(metal),
    description: inventoryDescription(metal, site.brand),
  });
}

export default async function MetalPage({ params }: Props) {
  return <Inventory metal={await metalAt(params)} />;
}
