import { redirectToCanonical, redirectToNotFound } from '@/app/page-redirects';
import { getChildPage, getChildPaths } from '@/lib/content/pages';
import { staticParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';

/** Any other path is a 404 of Next's own: a page of `notFound()` would have no words without a script. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  staticParams(getChildPaths, ([page, ...child]) => ({ page, child }));

/** WordPress's own address of a page below another (`/about-us-2/our-team/`): leads to the page's address here. */
export default async function ChildPage({ params }: PageProps<'/[page]/[...child]'>) {
  const { page, child } = await params;
  const found = await getChildPage([page, ...child].map(routes.fromAddress));
  return found ? redirectToCanonical(routes.page(found)) : redirectToNotFound();
}
