import { redirect } from 'next/navigation';
import { routes } from '@/lib/routes';

/**
 * What WordPress says does not exist: a temporary redirect to the page that answers 404 (decision 1).
 * Only for `null`, never for an error.
 */
export const absent = (slug?: string): never => redirect(routes.notFound(slug));
