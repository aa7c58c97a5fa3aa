import { redirectToNotFound } from '@/app/page-redirects';
import { findMetal } from '@/lib/catalog/metals';

/** The metal in an address, from the site's own table. Redirects an unknown one to the 404 page without a request. */
export const metalAt = async (params: Promise<{ metal: string }>) =>
  findMetal((await params).metal) ?? redirectToNotFound();
