import { findMissingContent, type MissingContent } from '@/lib/content/missing-content';
import { refusedPictureHost } from '@/lib/routing/links';
import { leadsToPage, readContent, type Content, type LinkSource } from './content';
import type { Finding, CheckResult } from './finding';
import { pathOf } from './links-in';

type Check = (content: Content) => readonly Finding[];

const about = ({ where, editUrl }: LinkSource, message: string): Finding => ({
  severity: 'broken',
  where,
  field: null,
  message,
  editUrl,
});

const malformed: Check = ({ malformed: left }) =>
  left.map(({ collection, slug, field, message, editUrl }) => ({
    severity: 'broken',
    where: slug === null && editUrl === null ? collection : `${collection} "${slug ?? 'no slug'}"`,
    field,
    message: `${message}. Left out.`,
    editUrl,
  }));

const cut: Check = ({ entries }) =>
  entries
    .filter(({ isCut }) => isCut)
    .map((entry) => about(entry, 'Its HTML is cut: too long, or elements are never closed.'));

/** Whether a link within the site leads to no page: at once, by an old address, or by a redirect of an editor. */
function isDead(href: string, { known, moved }: Content): boolean {
  const path = pathOf(href);
  if (!path || leadsToPage(path, known)) return false;
  const target = moved.get(path);
  return !target || (target.startsWith('/') && !leadsToPage(target, known));
}

const deadLinks: Check = (content) =>
  content.entries.flatMap((entry) =>
    entry.hrefs
      .filter((href) => isDead(href, content))
      .map((href) => about(entry, `The link ${href} leads nowhere.`)),
  );

const refusedPictures: Check = ({ entries }) =>
  entries.flatMap((entry) =>
    [...new Set(entry.pictures.flatMap((src) => refusedPictureHost(src) ?? []))].map((host) =>
      about(
        entry,
        `Browsers load no picture from ${host}: name it in IMAGE_HOSTS, or add the picture to WordPress.`,
      ),
    ),
  );

export const checks: readonly { title: string; find: Check }[] = [
  { title: 'Records, fields and shortcodes that make no sense', find: malformed },
  { title: 'Texts that are cut', find: cut },
  { title: 'Links that lead nowhere', find: deadLinks },
  { title: 'Pictures of other hosts', find: refusedPictures },
];

export const findAll = (content: Content): readonly CheckResult[] =>
  checks.map(({ title, find }) => ({ title, findings: find(content) }));

/** What an editor should look at, and of how many posts; `null` where a collection cannot be read, and so no link be judged. */
export async function makeReport(): Promise<{
  posts: number | null;
  found: readonly CheckResult[];
}> {
  const missing = await findMissingContent();
  const summary = { title: 'What WordPress lacks', findings: missing.map(toFinding) };
  if (missing.some(({ severity }) => severity === 'collection'))
    return { posts: null, found: [summary] };
  const content = await readContent();
  return {
    posts: content.entries.filter(({ editUrl }) => editUrl).length,
    found: [summary, ...findAll(content)],
  };
}

const toFinding = ({ severity, message }: MissingContent) => ({
  severity: severity === 'warning' ? ('warning' as const) : ('broken' as const),
  where: 'WordPress',
  field: null,
  message,
  editUrl: null,
});
