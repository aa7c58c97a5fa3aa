import { redirectToCanonical, redirectToNotFound } from '@/app/page-redirects';
import { getAddressOfPost } from '@/lib/content/post-address';
import { asRoute } from '@/lib/routing/routes';

export const generateStaticParams = () => [];

/**
 * A post by its number in WordPress, as in its links without words (`?p=123`): leads to its page. A page and no route
 * handler, so that a failure is answered with the site's own page (decision 1).
 */
export default async function Post({ params }: PageProps<'/post/[id]'>) {
  const { id } = await params;
  const address = /^\d{1,10}$/.test(id) ? await getAddressOfPost(Number(id)) : null;
  return address ? redirectToCanonical(asRoute(address)) : redirectToNotFound();
}
