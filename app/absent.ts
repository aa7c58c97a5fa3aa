import type { Route } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { getMoved } from '@/lib/content/moved';
import * as routes from '@/lib/routes';

/**
 * What WordPress says does not exist: a temporary redirect to the page that answers 404 (decision 1).
 * Only for `null`, never for an error.
 */
export const absent = (slug?: string): never => redirect(routes.notFound(slug));

/** As `absent`, for an address that nothing of ours answers: first where an editor's redirect leads. */
export async function movedOrAbsent(slug: string): Promise<never> {
  const target = await getMoved(routes.page({ slug }));
  return target ? permanentRedirect(target as Route) : absent(slug);
}
