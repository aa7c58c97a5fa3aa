import type { MetadataRoute } from 'next';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';
import { paper } from '@/lib/site/paper';

/** What a browser shows of the site once it is installed. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: site.brand,
    short_name: site.brand,
    description: blurb(),
    lang: site.locale,
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Inventory', url: routes.allInventory() },
      { name: 'Metal weight', url: routes.tool({ slug: 'metal-weight-conversion' }) },
    ],
  };
}
