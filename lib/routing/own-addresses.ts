import * as routes from './routes';

/** Addresses of the site’s own pages: no page of an editor is shown there. */
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
