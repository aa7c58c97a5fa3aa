import { valueAdded } from './value-added-service';
import { findMetal } from '@/lib/catalog/metals';
import * as routes from './routes';

/** A step without a page of its own has no address. */
interface Crumb {
  label: string;
  href: string | null;
}

/** Of a longer trail the middle is left out (spec §9). */
const maxCrumbs = 8;

/** Steps whose name is not that of their page, or that have no page (spec §2). */
const steps = new Map(
  Object.entries<Crumb>({
    inventory: { label: 'Inventory', href: routes.allInventory() },
    grade: { label: 'Grade', href: null },
    specs: { label: 'Specs', href: null },
    form: { label: 'Form', href: null },
    services: { label: 'Services', href: routes.services() },
    [valueAdded.slug]: { label: valueAdded.title, href: routes.service(valueAdded) },
    // Bare /tools/ only redirects to its first tool.
    tools: { label: 'Tools', href: routes.tool({ slug: 'conversion' }) },
    glossary: { label: 'Glossary', href: routes.allGlossary() },
    'quote-sent': { label: 'Quote List', href: routes.quoteList() },
  }),
);

const home: Crumb = { label: 'Home', href: routes.home() };

/** The breadcrumbs of a page: from Home to its own title, which is no link. */
export function trail(path: string, title: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean).map(routes.fromAddress);
  const crumbs: readonly Crumb[] = [
    home,
    ...segments.slice(0, -1).map((segment, i) => step(segments, segment, i)),
    ...(segments.length > 0 ? [{ label: title, href: null }] : []),
  ];
  return crumbs.length > maxCrumbs ? [home, ...crumbs.slice(1 - maxCrumbs)] : crumbs;
}

function step(segments: readonly string[], segment: string, i: number): Crumb {
  const metal = i === 1 && segments[0] === 'inventory' && findMetal(segment);
  if (metal) return { label: metal.name, href: routes.inventory(metal) };
  return steps.get(segment) ?? { label: worded(segment), href: address(segments.slice(0, i + 1)) };
}

/** `hot-work` → "Hot Work". */
const worded = (slug: string) =>
  slug.replaceAll('-', ' ').replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());

const address = (segments: readonly string[]) =>
  `/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`;
