import type { Post } from '@/content-schemas/post';
import { getProcesses, getServices } from '@/lib/content/services';
import * as routes from '@/lib/routing/routes';
import { valueAdded } from '@/lib/routing/value-added-service';
import { latest, toEntry, type Entry, type Kind } from './entry';

const part = { slug: 'services', title: 'Services' };

/** The services and processes, and the two pages that list them. */
export async function getServiceEntries(): Promise<readonly Entry[]> {
  const [services, processes] = await Promise.all([getServices(), getProcesses()]);
  const hub = services.find(({ slug }) => slug === valueAdded.slug);
  const others = services.filter((service) => service !== hub);
  const list = (title: string, posts: readonly Post[], address: (post: Post) => string) => ({
    title,
    links: posts.map((post) => ({ title: post.title, href: address(post), note: post.excerpt })),
  });
  return [
    toEntry({
      path: routes.services(),
      part,
      kind: 'Page',
      title: 'Services',
      modified: latest([...services, ...processes]),
      details: () => ({
        summary: 'Services beyond the metal itself.',
        lists: [
          list('Services', others, routes.service),
          list(valueAdded.title, processes, routes.process),
        ],
      }),
    }),
    toEntry({
      path: routes.service(valueAdded),
      part,
      kind: 'Service',
      title: valueAdded.title,
      modified: latest([...(hub ? [hub] : []), ...processes]),
      noindex: hub?.seo.noindex ?? false,
      details: () => ({
        summary: `${processes.map(({ title }) => title).join(', ')}.`,
        html: hub?.html,
        lists: [list('Processes', processes, routes.process)],
      }),
    }),
    ...others.map((service) => entry('Service', service, routes.service(service))),
    ...processes.map((process) => entry('Process', process, routes.process(process))),
  ];
}

const entry = (kind: Kind, { title, excerpt, html, modified, seo }: Post, path: string) =>
  toEntry({
    path,
    part,
    kind,
    title,
    modified,
    noindex: seo.noindex,
    details: () => ({ summary: excerpt, html }),
  });
