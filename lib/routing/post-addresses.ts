import { firstMetal, metals } from '@/lib/catalog/metals';
import * as routes from './routes';

type Slugged = { slug: string };

const addresses = new Map(
  Object.entries<(post: Slugged) => string>({
    page: routes.page,
    um_services: routes.service,
    processes: routes.process,
    glossary: (post) => routes.glossary(post),
    ...Object.fromEntries(
      metals.flatMap((metal) => [
        [metal.apiEndPoint, (post: Slugged) => routes.grade(metal, post)],
        [metal.specsEndPoint, (post: Slugged) => routes.spec(metal, post)],
      ]),
    ),
  }),
);

/** The types whose posts have an address that follows from the slug. A form has that of the first metal. */
export const postTypes: readonly string[] = [...addresses.keys(), 'forms'].filter(
  (type) => type !== 'page',
);

/** The REST collection of a post type: of the same name, but for WordPress's own pages. */
export const collectionOf = (type: string) => (type === 'page' ? 'pages' : type);

/** The address of a post on this site, by its type and slug; `null` for a type without pages of its own. */
export const addressOf = ({ type, slug }: { type: string; slug: string }): string | null =>
  addresses.get(type)?.({ slug }) ?? null;

/** As `addressOf`, and for a form the page of the first metal: it has one for each. */
export const linkTo = (post: { type: string; slug: string }): string | null =>
  post.type === 'forms' ? routes.form(firstMetal, post) : addressOf(post);
