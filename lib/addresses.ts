import { metals } from './metals';
import * as routes from './routes';

type Slugged = { slug: string };

/** Post types of WordPress, and the address of a post of each. */
const addresses: Readonly<Record<string, (post: Slugged) => string>> = {
  page: routes.page,
  um_services: routes.service,
  processes: routes.process,
  glossary: (post) => routes.glossary(post),
  ...Object.fromEntries(
    metals.flatMap((metal) => [
      [metal.collections.grades, (post: Slugged) => routes.grade(metal, post)],
      [metal.collections.specs, (post: Slugged) => routes.spec(metal, post)],
    ]),
  ),
};

/** The REST collection of a post type: of the same name, but for WordPress's own pages. */
export const collectionOf = (type: string) => (type === 'page' ? 'pages' : type);

/** Where a post stands on this site, by its type and slug; `null` for a type without pages of its own. */
export const addressOf = ({ type, slug }: { type: string; slug: string }): string | null =>
  Object.hasOwn(addresses, type) ? addresses[type]!({ slug }) : null;
