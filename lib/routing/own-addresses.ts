import * as routes from './routes';

/** The pages that the site fills itself: no page of an editor stands there. */
export const ownAddresses = [
  routes.allInventory(),
  routes.services(),
  routes.allGlossary(),
  routes.contact(),
  routes.lineCard(),
  routes.sitemap(),
  routes.search(),
  routes.crossReference(),
  routes.findByProperty(),
  routes.quoteList(),
  routes.compare(),
];
