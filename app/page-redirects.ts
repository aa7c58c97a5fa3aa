import type { Route } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { getMoved, getRenamed } from '@/lib/content/moved';
import * as routes from '@/lib/routing/routes';

/** A temporary redirect to the page that answers 404 (decision 1). Only for `null`, never for an error. */
export const redirectToNotFound = (slug?: string): never => redirect(routes.notFound(slug));

/** As `redirectToNotFound`, for an address without a page: follows an editor's redirect first, for good (308). */
export async function redirectToMovedOrNotFound(slug: string): Promise<never> {
  const target = await getMoved(routes.page({ slug }));
  return target ? permanentRedirect(routes.asRoute(target)) : redirectToNotFound(slug);
}

/** As `redirectToNotFound`, for a post that may have a new slug: redirects to its new address first. */
export async function redirectToRenamedOrNotFound(
  type: string,
  slug: string,
  addressOf: (post: { slug: string }) => Route,
): Promise<never> {
  const now = await getRenamed(type, slug);
  return now ? permanentRedirect(addressOf({ slug: now })) : redirectToNotFound();
}

/** For a list that cannot be read, or is asked for too often: to the page where it is pasted. */
export const redirectToQuoteList = (): never => redirect(routes.quoteList());

/** Redirects to the canonical address of a page. */
export const redirectToCanonical = (address: Route): never => permanentRedirect(address);
