import type { Post } from '@/content-schemas/post';
import type { Collection } from '@/lib/cms/collection';
import { metals } from '@/lib/catalog/metals';
import { glossary } from './glossary';
import { forms, grades, specs } from './inventory';
import { pages } from './pages';
import { processes, services } from './services';

/** Every collection the site reads (spec §7), by its name in the REST API. */
export const collections: ReadonlyMap<string, Collection<Post>> = new Map(
  [
    ...metals.flatMap((metal) => [grades(metal), specs(metal)]),
    forms,
    services,
    processes,
    glossary,
    pages,
  ].map((collection) => [collection.name, collection as Collection<Post>]),
);
