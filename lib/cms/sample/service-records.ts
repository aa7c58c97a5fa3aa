import services from './data/services.json' with { type: 'json' };
import { bullets, lines, link, paragraph, table, withLinks } from './html';
import type { SeedRecord } from './record';
import { drawingOf } from './service-drawings';

interface Service {
  kind: string;
  slug: string;
  title: string;
  excerpt: string;
  paragraphs: readonly string[];
  /** A link in one is written as "[text](/address/)". */
  bullets: readonly string[];
  /** The terms of a service, or what a process works and how closely: invented for the sample, and marked so. */
  figures?: readonly (readonly string[])[];
  /** Standards the work follows, such as "AMS 2750", and what each covers. */
  standards?: readonly (readonly string[])[];
  related: readonly string[];
}

/** A service is shown under /services/, a process under /services/value-added-processes/ (spec §2). */
const kinds: Readonly<Record<string, { collection: string; under: string }>> = {
  service: { collection: 'um_services', under: '/services/' },
  process: { collection: 'processes', under: '/services/value-added-processes/' },
};
const kindOf = ({ kind }: Service) => kinds[kind]!;

const facts: readonly Service[] = services;
const bySlug = new Map(facts.map((service) => [service.slug, service]));

export const serviceRecords: readonly SeedRecord[] = facts.map((service, i) => ({
  collection: kindOf(service).collection,
  order: i + 1,
  slug: service.slug,
  title: service.title,
  content: content(service),
  excerpt: service.excerpt,
  image: drawingOf(service.slug),
}));

function content(service: Service) {
  const { paragraphs, bullets: items, related } = service;
  return lines(
    ...paragraphs.map(paragraph),
    items.length > 0 ? withLinks(bullets(items)) : '',
    factTable(service),
    related.length > 0 ? `<p>Related: ${related.map(linkTo).join(', ')}.</p>` : '',
  );
}

/** One table: a page names its tables by its title. */
function factTable({ kind, figures, standards = [] }: Service) {
  const named = kind === 'service' ? 'Terms (sample)' : 'Capability (sample)';
  const head = ['Standard', 'Covers'];
  if (figures) return table(['Item', named], figures, standards[0] && [head, ...standards]);
  return standards[0] ? table(head, standards) : '';
}

/** The first three figures of a service, or else its first standards, for a page that leads to it. */
export const factsOf = (slug: string) => {
  const { figures, standards, ...service } = find(slug);
  return factTable({
    ...service,
    ...(figures ? { figures: figures.slice(0, 3) } : { standards: standards?.slice(0, 3) }),
  });
};

function linkTo(slug: string) {
  const service = find(slug);
  return link(`${kindOf(service).under}${slug}/`, service.title);
}

function find(slug: string) {
  const service = bySlug.get(slug);
  if (!service) throw new Error(`No service or process "${slug}" in the sample.`);
  return service;
}
