import type { MetadataRoute } from 'next';
import { icons, paper } from '@/lib/site/icons';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';

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
    icons: icons.flatMap(({ file, size, purpose }) =>
      purpose === 'apple'
        ? []
        : { src: routes.icon(file), sizes: `${size}x${size}`, type: 'image/png', purpose },
    ),
    shortcuts: [
      { name: 'Inventory', url: routes.allInventory() },
      { name: 'Metal weight', url: routes.tool({ slug: 'metal-weight-conversion' }) },
    ],
  };
}
