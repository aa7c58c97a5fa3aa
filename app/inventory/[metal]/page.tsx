import type { Metadata } from 'next';
import { pageNumber } from '@/lib/routing/pagination';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { Inventory } from '../inventory';
import { metalAt } from './metal-at';

type Props = { params: Promise<{ metal: string; number?: string }> };

export const generateStaticParams = () => metals.map(({ slug }) => ({ metal: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metal = await metalAt(params);
  const number = pageNumber((await params).number);
  return head({
    path: routes.inventory(metal),
    title: metal.seoTitle,
    description: `${site.brand} ${metal.description}`,
    listPage: number,
  });
}

export default async function MetalPage({ params }: Props) {
  return <Inventory metal={await metalAt(params)} number={pageNumber((await params).number)} />;
}
