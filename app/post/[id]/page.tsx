import { redirectToCanonical, redirectToNotFound } from '@/app/page-redirects';
import { getAddressOfPost } from '@/lib/content/post-address';
import { asRoute } from '@/lib/routing/routes';

export const generateStaticParams = () => [];

/** Leads from `?p=123` to the post's page. No route handler, so that the site's own page answers a failure (decision 1). */
export default async function Post({ params }: PageProps<'/post/[id]'>) {
  const { id } = await params;
  const address = /^\d{1,10}$/.test(id) ? await getAddressOfPost(Number(id)) : null;
  return address ? redirectToCanonical(asRoute(address)) : redirectToNotFound();
}
