import { addressOf } from '@/lib/routing/post-addresses';
import { calculators } from '@/lib/calculators';
import { termAddress } from '@/lib/site/glossary';
import { ownAddresses } from '@/lib/routing/own-addresses';
import { findRedirect } from '@/lib/routing/redirects';
import * as routes from '@/lib/routing/routes';
import { valueAdded } from '@/lib/routing/value-added-service';
import type { Content } from './content';

/** Every address of the site that answers with a page. */
export function knownAddresses({
  entries,
  pages,
  glossary,
  stock,
}: Omit<Content, 'trails'>): ReadonlySet<string> {
  return new Set<string>([
    routes.home(),
    ...ownAddresses,
    // The list of processes: ours, whether or not editors wrote a service of that name.
    routes.service(valueAdded),
    ...calculators.map(routes.tool),
    ...pages.map(routes.page),
    ...glossary.map(termAddress),
    ...stock.flatMap(({ metal, forms }) => [
      routes.inventory(metal),
      ...forms.map((form) => routes.form(metal, form)),
    ]),
    ...entries
      .filter(({ collection }) => collection !== 'pages' && collection !== 'glossary')
      .flatMap(({ collection, post }) => addressOf({ type: collection, slug: post.slug }) ?? []),
  ]);
}

/** Whether a link within the site leads to a page, at once or by an old address. */
export const leadsToPage = (path: string, known: ReadonlySet<string>): boolean =>
  known.has(path) || known.has(findRedirect(path) ?? '');
